import {type RefObject, useLayoutEffect} from 'react';

/**
 * Hands over what fields hold already when the page gets ready: written before, or kept by the browser over a reload. It does so
 * before anything is drawn anew, which would empty them.
 */
export function useTypedEarly<Field extends Element>(field: RefObject<Field | null>, take: (field: Field) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page takes over what the server sent
  useLayoutEffect(() => {
    if (field.current) take(field.current);
  }, []);
}
