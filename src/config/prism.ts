import type {PrismTheme} from 'prism-react-renderer';
import {prismTheme} from './prism-theme.ts';

/** A comment in code that says something of its lines, and is not shown. */
export interface MagicComment {
  readonly className: string;
  readonly line?: string;
  readonly block?: {readonly start: string; readonly end: string};
}

/** `themeConfig.prism`, as Docusaurus documents it. */
export interface PrismSettings {
  readonly theme: PrismTheme;
  /** Colours of the dark mode; without them those of the light one serve both. */
  readonly darkTheme?: PrismTheme;
  readonly defaultLanguage?: string;
  /** Names of Prism's components beside those that prism-react-renderer brings. */
  readonly additionalLanguages: readonly string[];
  /** The first one's class also marks the lines that a fence names: `{2,4-6}`. */
  readonly magicComments: readonly MagicComment[];
}

/** Docusaurus' own settings of code blocks (`themeConfig.prism`); the site reads them while it is built. */
export const prism: PrismSettings = {
  theme: prismTheme,
  darkTheme: prismTheme,
  additionalLanguages: ['bash', 'csharp', 'csv', 'http', 'php'],
  magicComments: [{className: 'theme-code-block-highlighted-line', line: 'highlight-next-line', block: {start: 'highlight-start', end: 'highlight-end'}}],
};
