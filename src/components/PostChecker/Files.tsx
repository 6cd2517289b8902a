import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useRef, useState} from 'react';
import type {FileFacts} from '../../checker/files/facts.ts';
import type {Locale} from '../../config/product.ts';
import {formatLimitValue, formatNumber} from '../../data/format.ts';
import styles from './styles.module.css';
import {type CheckedFile, fileLimit, type FilesState} from './use-files.ts';

export function formatSize(bytes: number, locale: Locale): string {
  if (bytes >= 1e9) return formatLimitValue({value: Math.round(bytes / 1e7) / 100, unit: 'gigabyte'}, locale);
  if (bytes >= 1e6) return formatLimitValue({value: Math.round(bytes / 1e4) / 100, unit: 'megabyte'}, locale);
  return bytes >= 1000
    ? formatLimitValue({value: Math.round(bytes / 100) / 10, unit: 'kilobyte'}, locale)
    : formatLimitValue({value: bytes, unit: 'byte'}, locale);
}

function problemText(facts: FileFacts): string {
  switch (facts.problem) {
    case 'empty':
      return translate({id: 'postChecker.file.empty', message: 'The file is empty: 0 bytes. Export or download it again.'});
    case 'truncated':
      return translate({id: 'postChecker.file.truncated', message: 'The file is cut off: it stops before its content does. Export or download it again.'});
    case 'damaged':
      return translate({id: 'postChecker.file.damaged', message: 'The file is damaged and cannot be read. Export it again.'});
    case 'not-media':
      return translate({id: 'postChecker.file.notMedia', message: 'This is neither an image nor a video.'});
    case 'too-large':
      return translate({
        id: 'postChecker.file.tooLarge',
        message: 'The file says about itself only when it is read whole, and it is too large for that. Only its size was checked.',
      });
    case undefined:
      return facts.type === 'video' && !facts.video
        ? translate({id: 'postChecker.file.closed', message: 'This container cannot be looked into here; only its kind and size were checked.'})
        : '';
  }
}

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
    frame?.rotated && translate({id: 'postChecker.file.rotated', message: 'turned, as the file asks'}),
  ]
    .filter(Boolean)
    .join(' · ');
}

function FileRow({file, files, locale}: {readonly file: CheckedFile; readonly files: FilesState; readonly locale: Locale}): ReactNode {
  const {facts} = file;
  const problem = facts ? problemText(facts) : '';
  return (
    <li className={styles.file} data-state={facts ? (facts.problem ? 'bad' : 'good') : 'reading'}>
      <span className={styles.fileText}>
        <strong>{file.name}</strong>
        {facts ? (
          <small>{details(facts, locale)}</small>
        ) : (
          <>
            <small>
              <Translate id="postChecker.file.reading" values={{read: formatSize(file.read, locale), size: formatSize(file.size, locale)}}>
                {'Looking into the file: {read} of {size} read'}
              </Translate>
            </small>
            <progress aria-label={file.name} />
          </>
        )}
        {problem && <span className={styles.problem}>{problem}</span>}
        {facts?.misnamed && (
          <span className={styles.problem}>
            <Translate id="postChecker.file.misnamed" values={{ending: `.${facts.misnamed}`, format: facts.format?.toUpperCase() ?? ''}}>
              {'The name ends with {ending}, but the file is {format}. Some networks go by the name: rename it.'}
            </Translate>
          </span>
        )}
        {facts?.type === 'image' && !facts.problem && (
          <label className={styles.cover}>
            <input type="checkbox" checked={file.cover} onChange={(event) => files.setCover(file.id, event.target.checked)} />{' '}
            <Translate id="postChecker.file.cover">cover of the video</Translate>
          </label>
        )}
      </span>
      <button type="button" className="button button--secondary button--sm" onClick={() => files.remove(file.id)}>
        {facts ? <Translate id="postChecker.file.remove">Remove</Translate> : <Translate id="postChecker.file.cancel">Cancel</Translate>}
        <span className={styles.hidden}> {file.name}</span>
      </button>
    </li>
  );
}

/** Files by drop, by button, by keyboard; what each says about itself. */
export default function Files({files}: {readonly files: FilesState}): ReactNode {
  const locale: Locale = useDocusaurusContext().i18n.currentLocale === 'ru' ? 'ru' : 'en';
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <div className={styles.files}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className={styles.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          files.add([...event.dataTransfer.files]);
        }}
      >
        <button type="button" className="button button--secondary" onClick={() => input.current?.click()}>
          <Translate id="postChecker.choose">Choose images or a video</Translate>
        </button>{' '}
        <span className={styles.hint}>
          <Translate id="postChecker.drop">or drop them here</Translate>
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
            {'At most {count} files are checked at once; the rest was left out.'}
          </Translate>
        </p>
      )}
      {files.all.length > 0 && (
        <ul className={styles.fileList}>
          {files.all.map((file) => (
            <FileRow key={file.id} file={file} files={files} locale={locale} />
          ))}
        </ul>
      )}
    </div>
  );
}
