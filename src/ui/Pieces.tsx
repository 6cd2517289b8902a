import {Fragment, type ReactNode} from 'react';

/** A long name in its pieces, between which a line may end; `name.split(behindSigns)` makes them. */
export default function Pieces({of}: {readonly of: readonly string[]}): ReactNode {
  return of.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** Places behind `_`, and behind a dot or a slash between words. */
export const behindSigns = /(?<=_)|(?<=\w[./])(?=\w)/;
