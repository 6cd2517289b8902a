import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {loadService} from '../../facts/load.ts';
import {localeOfFile} from '../locale.ts';
import {noticesFor} from './notices.ts';

/** Remark transform: a notice that the owner has switched on (`notices` in `service.yaml`) stands once at the foot of a page that names what it is about. */
export default function remarkNotices() {
  return (tree: Root, file: VFile): void => {
    const frontMatter = JSON.stringify(file.data.frontMatter ?? {});
    for (const text of noticesFor(`${frontMatter} ${textOf(tree)}`, loadService().notices, localeOfFile(file.path)))
      tree.children.push({type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value: text}]}]});
  };
}
