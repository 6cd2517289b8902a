import notices from '@generated/network-names/default/notices.json';
import type {ReactNode} from 'react';
import {noticesIn} from '../remark-notices/notices.ts';

/** The notices that a page's names call for, on pages that no MDX makes; nothing while the owner has none switched on. */
export default function Notices({names}: {readonly names: readonly string[]}): ReactNode {
  return noticesIn(names.join('\n'), notices).map((text) => (
    <p key={text}>
      <em>{text}</em>
    </p>
  ));
}
