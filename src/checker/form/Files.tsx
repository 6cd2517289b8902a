import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {FileFacts} from '../files/facts.ts';
import type {FileRules} from '../files/rules.ts';
import type {Locale} from '../../config/product.ts';
import {formatLimitValue, formatNumber} from '../../facts/format.ts';
import Announcer from './Announcer.tsx';
import Codes from './Codes.tsx';
import {animationText, codesOf, formatSize, nameText, problemText} from '../advice.ts';
import styles from './styles.module.css';
import {type CheckedFile, fileLimit, type FilesState} from './use-files.ts';

function details(facts: FileFacts, locale: Locale): string {
  const {image, video} = facts;
  const frame = video ?? image;
  const rate = video?.frameRate === undefined ? '' : formatLimitValue({value: Math.round(video.frameRate * 100) / 100, unit: 'frame_per_second'}, locale);
  return [
    facts.format?.toUpperCase(),
    frame && `${formatNumber(frame.width, locale)} × ${formatNumber(frame.height, locale)}`,
    video && `${formatNumber(Math.round(video.duration * 10) / 10, locale)} ${translate({id: 'postChecker.seconds', message: 's'})}`,
    rate,
    video?.codec?.toUpperCase(),
    video?.audio?.codec?.toUpperCase(),
    formatSize(facts.size, locale),
    frame?.rotated && translate({id: 'postChecker.file.rotated', message: 'rotated, as set in the file'}),
  ]
    .filter(Boolean)
    .join(' · ');
}

function stateOf(facts: FileFacts | undefined, isRefused: boolean): 'reading' | 'bad' | 'unread' | 'good' {
  if (!facts) return 'reading';
  if (facts.problem || isRefused) return 'bad';
  return facts.unread ? 'unread' : 'good';
}

interface FileRowProps {
  readonly file: CheckedFile;
  readonly rules: FileRules | undefined;
  readonly locale: Locale;
  readonly onRemove: () => void;
  readonly onCover: (cover: boolean) => void;
}

function FileRow({file, rules, locale, onRemove, onCover}: FileRowProps): ReactNode {
  const {facts} = file;
  const problem = facts ? problemText(facts, rules, locale) : '';
  const codes = facts ? codesOf(facts, rules) : [];
  const name = facts ? [nameText(facts, locale), animationText(facts, locale)].filter(Boolean).join(' ') : '';
  return (
    <li className={styles.file} data-state={stateOf(facts, codes.length > 0)}>
      <span className={styles.fileText}>
        <strong>{file.name}</strong>
        {facts ? (
          <small>{details(facts, locale)}</small>
        ) : (
          <>
            <small>
              <Translate id="postChecker.file.reading" values={{read: formatSize(file.read, locale), size: formatSize(file.size, locale)}}>
                {'Reading the file: {read} of {size}'}
              </Translate>
            </small>
            <progress aria-label={file.name} />
          </>
        )}
        {problem && (
          <span className={styles.problem}>
            {problem} <Codes codes={codes} />
          </span>
        )}
        {name && <span className={styles.problem}>{name}</span>}
        {facts?.type === 'image' && !facts.problem && (
          <label className={styles.cover}>
            <input type="checkbox" checked={file.cover} onChange={(event) => onCover(event.target.checked)} />{' '}
            <Translate id="postChecker.file.cover">cover of the video</Translate>
          </label>
        )}
      </span>
      <button type="button" className="button button--secondary button--sm" data-file={file.id} onClick={onRemove}>
        {facts ? <Translate id="postChecker.file.remove">Remove</Translate> : <Translate id="postChecker.file.cancel">Cancel</Translate>}
        <span className="spoken"> {file.name}</span>
      </button>
    </li>
  );
}

/** Rows that stand in sight; of more files, those with nothing to say about them are folded. */
const mostRows = 8;
/** Faults that are read out one by one. */
const mostSpoken = 5;

/** What is read out when files have been looked into: what is wrong with each, or that nothing is. */
function announcement(files: FilesState, rules: FileRules | undefined, locale: Locale): string {
  if (files.ready.length === 0) return '';
  const faults = files.ready.flatMap(({facts}) => {
    const said = [problemText(facts, rules, locale), nameText(facts, locale), animationText(facts, locale)].filter(Boolean).join(' ');
    return said ? [`${facts.name}: ${said}`] : [];
  });
  return [translate({id: 'postChecker.file.count', message: 'Files checked: {count}.'}, {count: files.ready.length}), ...faults.slice(0, mostSpoken)].join(' ');
}

/** Files by drop, by button, by keyboard; what each says about itself. */
export default function Files({files, rules}: {readonly files: FilesState; readonly rules: FileRules | undefined}): ReactNode {
  const locale: Locale = useDocusaurusContext().i18n.currentLocale === 'ru' ? 'ru' : 'en';
  const input = useRef<HTMLInputElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const next = useRef<number | 'choose'>(undefined);
  // The button that was pressed is gone with its row; the keyboard goes on from the row that took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list may be the one that took the row away
  useEffect(() => {
    if (next.current === undefined) return;
    const button = next.current === 'choose' ? choose.current : area.current?.querySelector<HTMLElement>(`button[data-file="${next.current}"]`);
    next.current = undefined;
    button?.focus();
  }, [files.all]);
  const remove = (index: number, id: number): void => {
    next.current = files.all[index + 1]?.id ?? files.all[index - 1]?.id ?? 'choose';
    files.remove(id);
  };
  const indexed = files.all.map((file, index) => ({file, index}));
  const telling = ({file: {facts}}: (typeof indexed)[number]): boolean =>
    facts === undefined || stateOf(facts, codesOf(facts, rules).length > 0) !== 'good' || nameText(facts, locale) !== '' || animationText(facts, locale) !== '';
  // Of many files, those that have something to say come first.
  const ordered = indexed.length > mostRows ? [...indexed.filter(telling), ...indexed.filter((item) => !telling(item))] : indexed;
  const shown = ordered.slice(0, mostRows);
  const folded = ordered.slice(mostRows);
  const row = ({file, index}: (typeof indexed)[number]): ReactNode => (
    <FileRow
      key={file.id}
      file={file}
      rules={rules}
      locale={locale}
      onRemove={() => remove(index, file.id)}
      onCover={(cover) => files.setCover(file.id, cover)}
    />
  );
  return (
    <div ref={area} className={styles.files}>
      <div className={styles.drop}>
        <button ref={choose} type="button" className="button button--secondary" onClick={() => input.current?.click()}>
          <Translate id="postChecker.choose">Choose images or a video</Translate>
        </button>{' '}
        <span className={styles.hint}>
          <Translate id="postChecker.drop">or drop them here, or paste from the clipboard</Translate>
        </span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          data-testid="post-checker-files"
          accept="image/*,video/*,.mkv,.flv,.mts"
          onChange={(event) => {
            files.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {files.leftOut && (
        <p role="alert" className={styles.problem}>
          <Translate id="postChecker.leftOut" values={{count: fileLimit}}>
            {'Up to {count} files are checked at once; the rest were left out.'}
          </Translate>
        </p>
      )}
      {shown.length > 0 && <ul className={styles.fileList}>{shown.map(row)}</ul>}
      {folded.length > 0 && (
        <details className={styles.details} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>
            <Translate id="postChecker.foldedFiles" values={{count: folded.length}}>
              {'More files: {count}'}
            </Translate>
          </summary>
          {unfolded && <ul className={styles.fileList}>{folded.map(row)}</ul>}
        </details>
      )}
      <Announcer text={announcement(files, rules, locale)} />
    </div>
  );
}
