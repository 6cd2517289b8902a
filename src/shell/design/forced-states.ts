/** States that a page cannot be put into, and the word by which an element asks to be shown in one: `data-forced="hover active"`. */
const states = ['hover', 'active', 'focus-visible'] as const;
const pattern = new RegExp(`:(${states.join('|')})(?![\\w-])`, 'g');

function admit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced') && rule.selectorText.search(pattern) >= 0)
      rule.selectorText = rule.selectorText.replace(pattern, (state, name: string) => `:is(${state}, [data-forced~='${name}'])`);
    if ('cssRules' in rule) admit(rule.cssRules as CSSRuleList);
  }
}

/** Has the site's own rules for a state hold for elements that ask for it too; there are no others for the design page. */
export function admitForced(): void {
  for (const sheet of document.styleSheets) if (sheet.href === null || sheet.href.startsWith(location.origin)) admit(sheet.cssRules);
}
