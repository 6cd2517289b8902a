import type {Page} from '../page.ts';
import type {Finding} from './finding.ts';

/** Components of a page that do not exist; `known` are those that pages may use. */
export function checkElements({file, elements}: Pick<Page, 'file' | 'elements'>, known: readonly string[]): Finding[] {
  const unknown = new Set(elements.filter((name) => /^[A-Z]/.test(name) && !known.includes(name)));
  return [...unknown].map((name) => {
    const likely = known.filter((one) => one.toLowerCase()[0] === name.toLowerCase()[0] && Math.abs(one.length - name.length) <= 2);
    return {
      file,
      message: `<${name} />: there is no such component${likely.length > 0 ? `; did you mean ${likely.join(' or ')}?` : ''} CONTRIBUTING.md lists them.`,
    };
  });
}
