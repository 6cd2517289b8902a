import type {Config} from '@docusaurus/types';

/** Colour of the browser's own frame, as the navbar below it in either mode. */
export const themeColours: NonNullable<Config['headTags']> = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#171a25', media: '(prefers-color-scheme: dark)'}},
];
