/** What the page's element says of the colour mode, before the theme reads it. */
export interface ColourMode {
  readonly theme: string | null;
  readonly choice: string | null;
}

/**
 * The colour mode of a page whose stored or asked-for one may be anything: as it stands where it is one of the theme's,
 * the system's otherwise.
 */
export function saneColourMode({theme, choice}: ColourMode, systemIsDark: boolean): {readonly theme: 'light' | 'dark'; readonly choice: string} {
  if (theme === 'light' || theme === 'dark') return {theme, choice: choice === 'light' || choice === 'dark' ? choice : 'system'};
  return {theme: systemIsDark ? 'dark' : 'light', choice: 'system'};
}

// The theme's inline script writes what it finds, rubbish as well, and the styles of either mode hang on that word.
if (typeof document !== 'undefined') {
  const page = document.documentElement;
  const {theme, choice} = saneColourMode(
    {theme: page.getAttribute('data-theme'), choice: page.getAttribute('data-theme-choice')},
    window.matchMedia('(prefers-color-scheme: dark)').matches,
  );
  page.setAttribute('data-theme', theme);
  page.setAttribute('data-theme-choice', choice);
}

export default {};
