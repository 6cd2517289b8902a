import {Fragment, type ReactNode} from 'react';

/** A long name in its pieces, between which a line may end; `name.split(nameEnds)` makes them. */
export default function Pieces({of}: {readonly of: readonly string[]}): ReactNode {
  return of.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
