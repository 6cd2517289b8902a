import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {defaultLocale} from '../../config/product.ts';
import {localeOfFile} from '../locale.ts';
import {revisionOf, sourceOf} from '../revision.ts';

/** Remark transform: a translation that is older than its English page says so at its top, with a way to the English text. */
export default function remarkTranslation() {
  return (tree: Root, file: VFile): void => {
    const relative = path.relative(process.cwd(), file.path).split(path.sep).join('/');
    if (localeOfFile(relative) === defaultLocale) return;
    const recorded = (file.data.frontMatter as {translated_from?: string} | undefined)?.translated_from;
    const source = path.join(process.cwd(), sourceOf(relative));
    if (recorded === undefined || !existsSync(source) || recorded === revisionOf(readFileSync(source, 'utf8'))) return;
    tree.children.unshift({type: 'mdxJsxFlowElement', name: 'StaleTranslation', attributes: [], children: []});
  };
}
