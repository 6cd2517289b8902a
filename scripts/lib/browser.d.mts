/** Types of browser.mjs, which runs before anything is installed and is therefore plain JavaScript. */
export function findBrowser(options?: {readonly windowless?: boolean}): Promise<string>;
