import {type ReactNode, useContext} from 'react';
import {Contents} from './contents.ts';

/** The page's contents, where its text places them. */
export default function PageContents(): ReactNode {
  return useContext(Contents);
}
