// From the limits file to what the checker goes by.
import {shortNetworkName} from '../facts/network-names/short.ts';
import {type Locale, product} from '../config/product.ts';
import {ownDocumentation} from '../facts/labels.ts';
import type {FileRules} from './files/rules.ts';
import type {LimitsFile, PublishedKind, PublishedLimit} from './limits-files/schema.ts';
import type {KindRule, LimitRule, NetworkRules, RuleCode} from './types.ts';

const ofServiceNote = {
  en: 'The service’s own limit, for every network.',
  ru: 'Ограничение самого сервиса, для любой соцсети.',
};

/** How a code's page is linked: by its path, on the site itself, or by its whole address. */
export type Links = 'paths' | 'addresses';

/** The limits file as the checker reads it, in one language. */
class Reader {
  readonly #file: LimitsFile;
  readonly #locale: Locale;
  readonly #links: Links;
  readonly #errors: ReadonlyMap<number, LimitsFile['errors'][number]>;

  constructor(file: LimitsFile, locale: Locale, links: Links) {
    this.#file = file;
    this.#locale = locale;
    this.#links = links;
    this.#errors = new Map(file.errors.map((error) => [error.code, error]));
  }

  codes(numbers: readonly number[]): RuleCode[] {
    return numbers.flatMap((code) => {
      const error = this.#errors.get(code);
      if (!error) return [];
      const address = error.url[this.#locale];
      const to = this.#links === 'addresses' ? address : `/${address.slice(this.#file.sites[this.#locale].length)}`;
      return [{code, to, title: error.title[this.#locale]}];
    });
  }

  /** The network's document with its days; the service's own numbers rest on none, their page on this site states them. */
  #source({source, page}: Pick<PublishedLimit, 'source' | 'page'>): Pick<LimitRule, 'source' | 'dated'> {
    if (source) return {source: source.url, dated: source.dated[this.#locale]};
    return {source: page[this.#locale], dated: ownDocumentation[this.#locale]};
  }

  /** The limit's words, with what is forgiven where an encoder only comes near a value. */
  #text({text, metric, tolerance}: PublishedLimit): string {
    const plain = text[this.#locale];
    if (!metric.endsWith('_bitrate')) return plain;
    const share = new Intl.NumberFormat(this.#locale, {style: 'percent'}).format(tolerance);
    return this.#locale === 'en' ? `${plain} (a difference of ${share} is ignored)` : `${plain} (расхождение до ${share} не учитывается)`;
  }

  limit(limit: PublishedLimit, ofService: boolean): LimitRule {
    const locale = this.#locale;
    return {
      // Most networks have a limit of the same name.
      id: ofService ? `service_${limit.id}` : limit.id,
      ...(ofService ? {ofService: true} : {}),
      metric: limit.metric,
      bound: limit.bound,
      value: limit.value,
      unit: limit.unit,
      ...(limit.per ? {per: limit.per} : {}),
      ...(limit.counting ? {counting: limit.counting} : {}),
      kinds: limit.kinds,
      when: limit.condition,
      effect: limit.effect,
      service: limit.service,
      label: ofService ? `${limit.label[locale]} (${product.name})` : limit.label[locale],
      text: this.#text(limit),
      countingText: limit.counting_text?.[locale] ?? '',
      note: ofService ? ofServiceNote[locale] : (limit.note?.[locale] ?? ''),
      serviceText: limit.service === 'passes' ? '' : limit.service_text[locale],
      ...this.#source(limit),
      codes: this.codes(limit.errors),
    };
  }

  kind(kind: PublishedKind): KindRule {
    const {unsupported, no_file, files} = kind.errors;
    return {
      kind: kind.kind,
      name: kind.name[this.#locale],
      supported: kind.supported,
      contents: kind.contents,
      ...(kind.video_becomes ? {videoBecomes: kind.video_becomes} : {}),
      contentsText: kind.contents_text[this.#locale],
      note: kind.note?.[this.#locale] ?? '',
      ...this.#source(kind),
      codes: {unsupported: this.codes(unsupported), noFile: this.codes(no_file), files: this.codes(files)},
    };
  }
}

/** The rules of every network in a file, the service's own limits first. */
export function rulesFrom(file: LimitsFile, locale: Locale, links: Links = 'paths'): NetworkRules[] {
  const reader = new Reader(file, locale, links);
  const common = file.service.limits.map((limit) => reader.limit(limit, true));
  return file.networks.map((network) => ({
    id: network.id,
    name: shortNetworkName(network.name[locale]),
    kinds: network.kinds.map((kind) => reader.kind(kind)),
    limits: [...common, ...network.limits.map((limit) => reader.limit(limit, false))],
  }));
}

/** What a file says of files, whatever the network. */
export function fileRulesFrom(file: LimitsFile, locale: Locale, links: Links = 'paths'): FileRules {
  const reader = new Reader(file, locale, links);
  const {image_formats: image, video_formats: video, errors} = file.service.files;
  return {
    accepted: {image, video},
    codes: {
      empty: reader.codes(errors.empty),
      truncated: reader.codes(errors.truncated),
      damaged: reader.codes(errors.damaged),
      'not-media': reader.codes(errors['not-media']),
      'no-video': reader.codes(errors['no-video']),
      format: reader.codes(errors.format),
    },
  };
}
