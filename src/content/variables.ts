import {exampleMonth, exampleSecret} from '../config/examples.ts';
import {product, type Locale} from '../config/product.ts';
import {counted, isCountedThing} from '../language/counted.ts';
import {findLimit, loadService} from '../facts/load.ts';
import {formatLimitValue, formatNumber} from '../facts/format.ts';

/** A page names a variable that does not exist; the message says which and what there is. */
export class UnknownVariableError extends Error {
  override name = 'UnknownVariableError';
}

const productVariables: Readonly<Record<string, string>> = {
  product: product.name,
  productSlug: product.slug,
  siteUrl: product.siteUrl,
  appUrl: product.appUrl,
  apiUrl: product.apiUrl,
  apiUrl41: `${product.apiUrl}/v4.1`,
  apiUrl40: `${product.apiUrl}/v4`,
  homeUrl: product.homeUrl,
  repositoryUrl: product.repositoryUrl,
  exampleMonth,
  exampleSecret,
};

/**
 * Expressions that are variables: dotted names whose first part is one of these. A number may be followed by what it counts, so that
 * the word takes its form: `{service.trial.days|day}`, in the genitive `{service.trial.days|day.genitive}`; in a table, where `|` ends the
 * cell, with a comma: `{service.trial.days, day}`.
 */
const variablePattern =
  /^(product|productSlug|siteUrl|appUrl|apiUrl|apiUrl41|apiUrl40|homeUrl|repositoryUrl|exampleMonth|exampleSecret|(?:service\.[\w.]+|limits\.[a-z]+\.[a-z0-9_]+)(?:\s*[|,]\s*[a-z]+(?:\.genitive)?)?)$/;

/** Whether the text between braces names a variable of ours (and is not code of the page). */
export function isVariable(expression: string): boolean {
  return variablePattern.test(expression.trim());
}

function rawServiceValue(keys: readonly string[]): unknown {
  let value: unknown = loadService();
  for (const key of keys) {
    if (Array.isArray(value)) {
      value = value.find((item) => typeof item === 'object' && item !== null && item.id === key) ?? undefined;
    } else if (typeof value === 'object' && value !== null) {
      value = (value as Record<string, unknown>)[key];
    } else {
      value = undefined;
    }
  }
  return value;
}

function serviceValue(keys: readonly string[], locale: Locale): string {
  const value = rawServiceValue(keys);
  if (typeof value === 'number') return formatNumber(value, locale);
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  if (typeof value === 'object' && value !== null && 'en' in value && 'ru' in value) return String(value[locale as 'en']);
  throw new UnknownVariableError(`{service.${keys.join('.')}} names no value; see src/data/service.yaml`);
}

/** The number that a variable stands for; undefined when it stands for something else, or for nothing. */
export function numberOf(name: string): number | undefined {
  const [scope, ...keys] = name.split('.');
  const value = scope === 'service' ? rawServiceValue(keys) : findLimit(keys.join('.'))?.limit.value;
  return typeof value === 'number' ? value : undefined;
}

/**
 * The number of a variable with what it counts, kept on one line: "14 days", «14 дней». Throws {@link UnknownVariableError}.
 */
function withThing(name: string, thing: string, locale: Locale): string {
  const [word = '', grammaticalCase] = thing.split('.');
  if (!isCountedThing(word)) throw new UnknownVariableError(`{${name}|${thing}}: "${word}" is nothing that can be counted; see src/language/counted.ts`);
  const value = numberOf(name);
  if (value === undefined) throw new UnknownVariableError(`{${name}|${thing}}: "${name}" is no number`);
  return `${formatNumber(value, locale)}\u00a0${counted(word, value, locale, grammaticalCase === 'genitive' ? 'genitive' : 'nominative')}`;
}

/**
 * Text of a variable in a language: `product`, `service.trial.days`, `service.plans.team.accounts`,
 * `limits.telegram.text_max`. Throws {@link UnknownVariableError}.
 */
export function resolveVariable(expression: string, locale: Locale): string {
  const [name = '', thing] = expression.split(/[|,]/).map((part) => part.trim());
  if (thing !== undefined) return withThing(name, thing, locale);
  const fromProduct = productVariables[name];
  if (fromProduct !== undefined) return fromProduct;
  const [scope, ...keys] = name.split('.');
  if (scope === 'service') return serviceValue(keys, locale);
  const found = findLimit(keys.join('.'));
  if (!found) throw new UnknownVariableError(`{${name}} names no limit; see "limits" in src/data/networks/${keys[0]}.yaml`);
  return formatLimitValue(found.limit, locale);
}

/** Replaces every `{variable}` of ours in plain text (front matter, code, addresses); other braces stay as they are. */
export function replaceVariables(text: string, locale: Locale): string {
  return text.replace(/\{([\w.]+(?:\s*[|,]\s*[\w.]+)?)\}/g, (whole, name: string) => (isVariable(name) ? resolveVariable(name, locale) : whole));
}
