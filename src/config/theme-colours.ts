import type {Config} from '@docusaurus/types';

/** Colour of the browser's own frame: the ground of the page in either mode (`--ground` in src/shell/styles/tokens.css). */
export const themeColours: NonNullable<Config['headTags']> = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#f7f6f2', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#12141d', media: '(prefers-color-scheme: dark)'}},
];
