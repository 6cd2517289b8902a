import {globSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Runs in the page: asks for its scripts once the page is read and its text stands on the screen, so that text, styles and fonts have
 * the line for themselves. A page that nobody sees paints nothing: there, and after two seconds in any case, they are asked for at once.
 * One that could not be had is taken away, or what asks for it again would wait for it. Five are asked for at a time: without HTTP/2 a
 * browser has six lines to a host, and where scripts stall, a link that the reader follows needs one.
 * The same text on every page, since the policy names it by its hash; what it asks for stands in its element's attribute.
 */
const loader = `(()=>{const names=document.currentScript.dataset.scripts.split(' ');let asked=false;const next=()=>{const name=names.shift();if(!name)return;const script=document.createElement('script');script.async=false;script.src=name;script.onload=next;script.onerror=()=>{script.remove();next()};document.head.append(script)};const ask=()=>{if(!asked){asked=true;for(let lines=5;lines>0;lines-=1)next()}};document.addEventListener('DOMContentLoaded',()=>{if(document.hidden)ask();setTimeout(ask,2000);new PerformanceObserver((list)=>{if(list.getEntriesByName('first-contentful-paint').length>0)ask()}).observe({type:'paint',buffered:true})})})()`;

/**
 * A page that asks for its scripts itself, five at the same time. Stock, the browser hears of them one after the other, once the main script
 * runs: two more ways to the server and back before the page answers.
 *
 * @param more what the page is made of, besides the scripts that it names already
 */
export function withLoader(html: string, more: readonly string[]): string {
  const named = [...html.matchAll(/<script src="?([^\s">]*\/assets\/js\/|\/assets\/js\/)([^\s">]+)"? defer(?:="")?><\/script>/g)];
  const [first] = named;
  if (!first) return html;
  const [tag, folder = ''] = first;
  const all = [...more, ...named.map(([, , file = '']) => file)].map((file) => folder + file);
  const rest = named.slice(1).reduce((text, [other]) => text.replace(other, ''), html);
  return rest.replace(tag, () => `<script data-scripts="${all.join(' ')}">${loader}</script>`);
}

/**
 * Has every page of a build ask for its scripts itself.
 *
 * @param folder the language's folder
 * @param needed names of chunks by the path of a page
 * @returns how many pages were changed
 */
export function nameScripts(folder: string, baseUrl: string, needed: Readonly<Record<string, readonly string[]>>): number {
  const scripts = new Map(globSync('*.js', {cwd: path.join(folder, 'assets/js')}).map((file) => [file.split('.')[0] ?? '', file]));
  const chunksOf = new Map(Object.entries(needed).map(([page, chunks]) => [`${page.slice(baseUrl.length).replace(/\/$/, '')}.html`, chunks]));
  let pages = 0;
  for (const page of globSync('**/*.html', {cwd: folder})) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    // What the main script holds has no file of its own.
    const more = (chunksOf.get(page) ?? []).flatMap((chunk) => scripts.get(chunk) ?? []);
    const named = withLoader(html, more);
    if (named === html) {
      if (chunksOf.has(page)) throw new Error(`${page}: no script of the site to put the page’s own before; has Docusaurus changed how it writes pages?`);
      continue;
    }
    writeFileSync(path.join(folder, page), named);
    pages += 1;
  }
  return pages;
}
