/** Types of nginx.mjs, which runs before anything is installed and is therefore plain JavaScript. */
export function findNginx(): Promise<string>;
