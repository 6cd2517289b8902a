/** What of a post a limit is asked for, and of which kind of post. */
export interface LimitQuestion {
  /** Metrics that answer, the one that is meant first. */
  readonly metrics: readonly string[];
  /** `post` where nothing else is named. */
  readonly kind: 'post' | 'story' | 'short';
  /** Conditions that are meant: of two limits the one that holds under them comes first. */
  readonly prefers: readonly string[];
  /** What holds for animations, and for posts with a link, answers only who names them. */
  readonly names: ReadonlySet<'gif' | 'link'>;
  /** Only what holds for a day answers. */
  readonly isDaily: boolean;
}

type Metrics = Readonly<Record<string, readonly string[] | undefined>>;

/** Words by which a limit is asked for, see `src/search/index/limit-words.ts`; signs are regular expressions, of several the first counts. */
export interface LimitWords {
  readonly subjects: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<'other' | 'service' | 'plain' | 'text' | 'caption' | 'premium' | 'link' | 'daily', string>>;
  /** Metrics by what is measured and what of it. */
  readonly metrics: Readonly<Record<string, Metrics | undefined>>;
  /** Metrics of what is asked for without saying of what. */
  readonly alone: Metrics;
  /** Subjects that a text can stand beside. */
  readonly withText: readonly string[];
  /** What is asked of videos where a network has nothing else. */
  readonly ofVideoNetworks: readonly string[];
}

const compiled = new Map<string, RegExp>();

function expressionOf(sign: string, flags: string): RegExp {
  const key = `${flags} ${sign}`;
  let expression = compiled.get(key);
  if (expression === undefined) {
    expression = new RegExp(sign, flags);
    compiled.set(key, expression);
  }
  return expression;
}

function holds(sign: string | undefined, text: string): boolean {
  return sign !== undefined && expressionOf(sign, 'u').test(text);
}

/** "A short text for X, a long one for Facebook" asks for two versions of a post, not for an amount. */
const oneForEach =
  /(?<![a-z])short (?:text|post|version|one|caption).*long|(?<![a-z])long (?:text|post|version|one|caption).*short|коротк\p{L}+ .*длинн|длинн\p{L}+ .*коротк/u;

/** The limit that a query asks for; undefined when it asks for none. `isVideoNetwork`: it names a network where every post is a video. */
export function limitQuestion(text: string, words: LimitWords, isVideoNetwork = false): LimitQuestion | undefined {
  const {subjects, properties, marks} = words;
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  if (holds(marks.other, lower) || oneForEach.test(lower)) return undefined;
  const found = Object.keys(subjects).find((name) => holds(subjects[name], lower));
  // A text is asked for, whatever stands beside it.
  const isBeside = found !== undefined && words.withText.includes(found) && (holds(properties.characters, lower) || holds(marks.text, lower));
  const named = isBeside ? 'text' : found;
  const ofNamed = named === undefined ? undefined : words.metrics[named];
  const property = Object.keys(properties).find((name) => (ofNamed === undefined || ofNamed[name] !== undefined) && holds(properties[name], lower));
  if (property === undefined) return undefined;
  const subject = named ?? (isVideoNetwork && words.ofVideoNetworks.includes(property) ? 'video' : undefined);
  const metrics = subject === undefined ? words.alone[property] : words.metrics[subject]?.[property];
  if (metrics === undefined) return undefined;
  const isCaption = isBeside || subject === 'caption' || holds(marks.caption, lower);
  const isOf = (kind: 'story' | 'short'): boolean => holds(subjects[kind], lower);
  return {
    metrics,
    kind: isOf('story') ? 'story' : isOf('short') ? 'short' : 'post',
    prefers: [...(isCaption ? ['with_media'] : []), ...(holds(marks.premium, lower) ? ['premium'] : [])],
    names: new Set([...(holds(subjects.gif, lower) ? (['gif'] as const) : []), ...(holds(marks.link, lower) ? (['link'] as const) : [])]),
    isDaily: holds(marks.daily, lower),
  };
}

/** Whether a text asks for a limit and says nothing else: of no network, of nothing that this service has a limit of its own for. */
export function isOnlyLimit(text: string, {subjects, properties, marks}: LimitWords): boolean {
  const lower = text.toLowerCase().replaceAll('ё', 'е');
  const left = [...Object.values(properties), ...Object.values(subjects)].reduce(
    (rest, sign) => rest.replace(expressionOf(`\\p{L}*(?:${sign})\\p{L}*`, 'gu'), ' '),
    lower,
  );
  return !holds(marks.service, lower) && (left.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => holds(marks.plain, word));
}
