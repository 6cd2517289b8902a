import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {FileFacts} from '../files/facts.ts';
import {typeByName} from '../files/ending.ts';
import {inspect} from '../files/inspect.ts';

/** No network takes so many; the rest of a dropped folder is left out. */
export const fileLimit = 50;

export interface CheckedFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** Bytes looked at so far. */
  readonly read: number;
  readonly facts?: FileFacts;
  readonly cover: boolean;
}

export interface FilesState {
  readonly all: readonly CheckedFile[];
  readonly ready: readonly (CheckedFile & {readonly facts: FileFacts})[];
  readonly pending: number;
  readonly leftOut: boolean;
  readonly add: (list: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly setCover: (id: number, cover: boolean) => void;
}

/** Files of the post: looked into one after the other, each of which can be taken away, which ends its reading. */
export function useFiles(): FilesState {
  const [all, setAll] = useState<readonly CheckedFile[]>([]);
  const [leftOut, setLeftOut] = useState(false);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const next = useRef(0);
  const count = useRef(0);

  useEffect(() => {
    const work = running.current;
    return () => {
      for (const stop of work.values()) stop.abort();
    };
  }, []);

  const update = useCallback(
    (id: number, part: Partial<CheckedFile>): void => setAll((before) => before.map((file) => (file.id === id ? {...file, ...part} : file))),
    [],
  );

  const add = useCallback(
    (list: readonly File[]): void => {
      const taken = list.slice(0, Math.max(0, fileLimit - count.current));
      setLeftOut(taken.length < list.length);
      count.current += taken.length;
      for (const file of taken) {
        next.current += 1;
        const id = next.current;
        const stop = new AbortController();
        running.current.set(id, stop);
        setAll((before) => [...before, {id, name: file.name, size: file.size, read: 0, cover: false}]);
        queue.current = queue.current.then(async () => {
          if (stop.signal.aborted) return;
          try {
            update(id, {facts: await inspect(file, {signal: stop.signal, onProgress: (read) => update(id, {read})})});
          } catch {
            // Taken away while it was read, its row is gone already; else the browser starts no reader.
            if (!stop.signal.aborted) update(id, {facts: {name: file.name, size: file.size, type: typeByName(file.name), unread: 'unavailable'}});
          }
          running.current.delete(id);
        });
      }
    },
    [update],
  );

  const remove = useCallback((id: number): void => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    count.current -= 1;
    setLeftOut(false);
    setAll((before) => before.filter((file) => file.id !== id));
  }, []);

  const setCover = useCallback((id: number, cover: boolean): void => setAll((before) => before.map((file) => ({...file, cover: file.id === id && cover}))), []);

  // The progress of one file must not look like a change of the others: every change has all networks looked at again.
  const finished = all.filter((file): file is CheckedFile & {readonly facts: FileFacts} => file.facts !== undefined);
  const key = finished.map(({id, cover}) => `${id}${cover ? ' cover' : ''}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what has changed; the facts of a file never do
  const ready = useMemo(() => finished, [key]);
  return {all, ready, pending: all.length - ready.length, leftOut, add, remove, setCover};
}
