/** Types of nginx-paths.mjs, which runs before anything is installed and is therefore plain JavaScript. */
export function nginxPath(): string | undefined;
export function brotliModule(): string | undefined;
export function wrkPath(): string | undefined;
