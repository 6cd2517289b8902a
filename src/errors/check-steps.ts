import type {Locale} from '../config/product.ts';
import type {Finding} from '../content/checks/finding.ts';
import type {CatalogueEntry} from '../facts/load.ts';

export interface StepsPage {
  readonly file: string;
  readonly locale: Locale;
  readonly body: string;
}

type Facts = Pick<CatalogueEntry, 'action' | 'group' | 'may_be_live' | 'retried' | 'status'>;
type Phrases = Readonly<Record<Locale, RegExp>>;

/** Something that steps say in so many words, and the facts that go with it. */
interface Said {
  readonly phrases: Phrases;
  readonly holds: (facts: Facts) => boolean;
  readonly wants: string;
}

/** The section with the steps. */
const steps = /(?<=\{\/\* #fix \*\/\}\n)[\s\S]*?(?=\n## |$)/;

/** What the service does by itself. */
const retries: Phrases = {
  en: /\{product\}(?:\s\w+)? (?:makes up to|tries again|retrying|keeps|repeats|builds the post again|sends it|waiting|gives|hands over)|while \{product\} tries|while[^.]{0,40} shows \*\*Publishing\*\*|(?:stays in|while it's) \*\*Publishing\*\*|go out as soon as|automatic attempt/i,
  ru: /\{product\}(?: \S+)? (?:сделает до|повторяет|опрашивает|отправит|соберёт|выдержит паузу|передаст)|(?:остаётся|публикация) в статусе \*\*Публикуется\*\*|пока на карточке стоит \*\*Публикуется\*\*|выйдут, как только|автоматических? попыт/i,
};

/** What the card of a post has that is found live after all. */
const foundLive: Phrases = {en: /\*\*Delete from \{product\} only\*\*/, ru: /\*\*Удалить только в \{product\}\*\*/};

const reconnects: Phrases = {en: /\*\*(?:[^*]+ → )?Reconnect\*\*/, ru: /\*\*(?:[^*]+ → )?Переподключить\*\*/};
/** In the first step: before anything else. */
const first = (phrases: RegExp): RegExp => new RegExp(`^\\s*1\\.(?:(?!\\n2\\.)[\\s\\S])*?(?:${phrases.source})`, phrases.flags);

/** Phrases that only go with certain facts. */
const said: readonly Said[] = [
  {
    phrases: {
      en: /\{product\}(?: is)? (?:makes up to|tries again|keeps trying|retrying|repeats the)|automatic attempt/i,
      ru: /\{product\}(?: сам)? (?:сделает до|повторяет)|автоматических? попыт/i,
    },
    holds: ({retried}) => retried,
    wants: 'that {product} tries again by itself, which goes with retried: true',
  },
  {
    phrases: {
      en: /\b(?:might|may|could) (?:already |still )?(?:be (?:live|there)|have (?:gone out|been published))\b|(?<!once the )(?:post|video|story|pin)(?: itself)? is (?:already )?live\b|(?<!(?:when|once) )\bit(?:'s live\b| went out\b)/i,
      // «Пост раньше уже вышел» and «вышел через аккаунт …» tell of another one.
      ru: /(?<!не )мог(?:ла|ло|ли)? (?:уже )?выйти|(?<!раньше )уже (?:вышел|вышла|вышло|опубликован)(?! через)/i,
    },
    holds: ({may_be_live}) => may_be_live !== 'no',
    wants: 'that the post is or may be live, which goes with may_be_live: yes or maybe',
  },
  {
    phrases: {en: first(reconnects.en), ru: first(reconnects.ru)},
    holds: ({action}) => action === 'reconnect',
    wants: 'to reconnect before anything else, which goes with action: reconnect',
  },
];

/** What steps have to say where the facts are so. */
const unsaid: readonly (Omit<Said, 'holds'> & {readonly of: (facts: Facts) => boolean})[] = [
  {phrases: retries, of: ({action}) => action === 'nothing', wants: 'action "nothing": say that {product} tries again by itself, or until when to wait'},
  {
    phrases: foundLive,
    of: ({action}) => action === 'check_network',
    wants: 'action "check_network": say what to do with the card if the post is live (Delete from {product} only)',
  },
  {phrases: {en: /reconnect/i, ru: /переподключ/i}, of: ({action}) => action === 'reconnect', wants: 'action "reconnect": say where to reconnect'},
];

/** Steps of error pages, in both languages, that say other than the facts of their code: retried, live already, reconnect. */
export function checkSteps(pages: Iterable<StepsPage>, errors: ReadonlyMap<number, Facts>): Finding[] {
  return [...pages].flatMap(({file, locale, body}) => {
    const facts = errors.get(Number(/\/issues\/(\d+)\.mdx$/.exec(file)?.[1]));
    const [text] = steps.exec(body) ?? [];
    if (!facts || facts.status === 'retired' || text === undefined) return [];
    const data = `src/data/errors/${facts.group}.yaml`;
    const found = `action is ${facts.action}, retried ${facts.retried}, may_be_live ${facts.may_be_live}`;
    return [
      ...said.flatMap(({phrases, holds, wants}) => {
        const [phrase] = phrases[locale].exec(text) ?? [];
        if (phrase === undefined || holds(facts)) return [];
        return [{file, message: `the steps say ${wants}: "${phrase.trim().slice(-60)}"; in ${data} ${found}: change one of them`}];
      }),
      ...unsaid.flatMap(({phrases, of, wants}) =>
        of(facts) && !phrases[locale].test(text)
          ? [{file, message: `the steps do not say what the facts do; ${wants}; in ${data} ${found}: change one of them`}]
          : [],
      ),
    ];
  });
}
