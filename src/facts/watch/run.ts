import type {WatchedDocument} from './documents.ts';
import {type Look, type LookSettings, lookAt, lookSettings} from './look.ts';
import {type Notice, noticesOf} from './compare.ts';

export interface WatchState {
  /** The newest look at each document, by address. */
  readonly looks: Readonly<Record<string, Look>>;
  /** The look that the newest one is compared with. */
  readonly before: Readonly<Record<string, Look>>;
}

export interface WatchSettings {
  readonly look: LookSettings;
  /** Hosts that are asked at the same time; one host gets one request at a time. */
  readonly hostsAtOnce: number;
  /** Pause between two requests to one host, in milliseconds. */
  readonly pause: number;
  /** A document that was looked at less than this long ago is not asked again: a run that was broken off goes on where it was. */
  readonly freshFor: number;
}

export const watchSettings: WatchSettings = {look: lookSettings, hostsAtOnce: 4, pause: 1500, freshFor: 12 * 3_600_000};

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Looks at every document that was not looked at lately, politely, and says what a keeper should look at. `save` gets the state after
 * each document, so that an interrupted run loses nothing; `progress` gets a line for each.
 */
export async function watch(
  documents: readonly WatchedDocument[],
  state: WatchState,
  save: (state: WatchState) => void,
  progress: (line: string) => void = () => {},
  settings: WatchSettings = watchSettings,
): Promise<Notice[]> {
  const looks = {...state.looks};
  const before = {...state.before};
  const byHost = Map.groupBy(documents, ({url}) => new URL(url).host);
  const queue = [...byHost.values()];
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let host = queue.shift(); host; host = queue.shift()) {
      for (const document of host) {
        done += 1;
        const known = looks[document.url];
        if (known && Date.now() - Date.parse(known.at) < settings.freshFor) {
          progress(`${done}/${documents.length}  looked at lately  ${document.url}`);
          continue;
        }
        const look = await lookAt(document, settings.look);
        if (known) before[document.url] = known.text === undefined && before[document.url]?.text !== undefined ? (before[document.url] as Look) : known;
        looks[document.url] = look;
        save({looks, before});
        progress(`${done}/${documents.length}  ${look.outcome} (${look.detail})  ${document.url}`);
        if (document !== host.at(-1)) await sleep(settings.pause);
      }
    }
  };
  await Promise.all(Array.from({length: settings.hostsAtOnce}, worker));
  return documents.flatMap((document) => {
    const look = looks[document.url];
    return look ? noticesOf(document, look, before[document.url]) : [];
  });
}
