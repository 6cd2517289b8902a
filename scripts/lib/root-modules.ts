// TypeScript at the repository's root is ES modules, but package.json there cannot say so: what Docusaurus generates into
// .docusaurus is CommonJS and would be taken for modules as well. Import this first, then `await import('../sidebars.ts')`.
import {registerHooks} from 'node:module';

const root = new URL('../../', import.meta.url).href;

registerHooks({
  load(url, context, next) {
    const isAtRoot = url.startsWith(root) && url.endsWith('.ts') && !url.slice(root.length).includes('/');
    return next(url, isAtRoot ? {...context, format: 'module-typescript'} : context);
  },
});
