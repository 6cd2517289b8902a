import type {PrismTheme} from 'prism-react-renderer';
import type {PrismSettings} from '../../config/prism.ts';

type Style = PrismTheme['plain'];

function declarations(style: Style): string {
  return Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(' ');
}

function rules(theme: PrismTheme, below: string): string[] {
  return [
    `${below}.code-block { ${declarations(theme.plain)} }`,
    ...theme.styles.map(({types, languages, style}) => {
      const within = languages?.map((language) => `${below}.language-${language} `) ?? [below];
      return `${within.flatMap((start) => types.map((type) => `${start}.token.${type}`)).join(', ')} { ${declarations(style)} }`;
    }),
  ];
}

/** The stylesheet of a theme: stock, each token carries its colour, and both themes travel with the scripts. */
export function themeCss({theme, darkTheme}: Pick<PrismSettings, 'theme' | 'darkTheme'>): string {
  const dark = darkTheme && JSON.stringify(darkTheme) !== JSON.stringify(theme) ? rules(darkTheme, "[data-theme='dark'] ") : [];
  return [...rules(theme, ''), ...dark].join('\n').concat('\n');
}
