/** The step that installs: `npm ci` refuses a lockfile without the packages of other platforms (ARCHITECTURE.md, "Dependencies"). */
export const install = 'npm install --no-save --no-audit --no-fund';
