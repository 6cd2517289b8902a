import type {PrismSettings} from '../content/highlight/settings.ts';
import {prismTheme} from './prism-theme.ts';

/** Docusaurus' own settings of code blocks (`themeConfig.prism`); the site reads them while it is built. */
export const prism: PrismSettings = {
  theme: prismTheme,
  darkTheme: prismTheme,
  additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'php'],
  magicComments: [{className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}}],
};
