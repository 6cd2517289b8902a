import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {memo, type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {Weigh} from '../count.ts';
import {evaluate, isEmpty, type NetworkResult} from '../evaluate.ts';
import type {FileRules} from '../files/rules.ts';
import type {Post} from '../measure.ts';
import {summaryText} from '../advice.ts';
import {type ReadState, readState, type SharedState, textLimit, writeState} from '../share.ts';
import type {CheckerChoices, NetworkRules} from '../types.ts';
import {weighWords} from '../weigh.ts';
import type {Locale} from '../../config/product.ts';
import {agentField, agentForm} from '../../ui/agent-form.ts';
import KindPick from '../../ui/Pick/KindPick.tsx';
import NetworkPick from '../../ui/Pick/NetworkPick.tsx';
import CopyButton from '../../ui/CopyButton/index.tsx';
import Announcer from './Announcer.tsx';
import Bar from './Bar.tsx';
import Counters from './Counters.tsx';
import Files from './Files.tsx';
import Results from './Results.tsx';
import styles from './styles.module.css';
import {useFiles} from './use-files.ts';

// Hundreds of lines: they wait for the answers, not for each key.
const Answers = memo(Results);

const nothing: SharedState = {kind: 'post', networks: [], text: '', title: '', comment: '', altText: '', tags: ''};

type Extra = 'title' | 'comment' | 'altText' | 'tags';

function extraLabel(field: Extra): string {
  switch (field) {
    case 'title':
      return translate({id: 'postChecker.title', message: 'Title'});
    case 'comment':
      return translate({id: 'postChecker.comment', message: 'First comment'});
    case 'altText':
      return translate({id: 'postChecker.altText', message: 'Alt text of an image'});
    case 'tags':
      return translate({id: 'postChecker.tags', message: 'Tags, separated by commas'});
  }
}

/** What the fields hold already: written before the page was ready, or kept by the browser over a reload. */
function typedBefore(form: HTMLFormElement): Partial<SharedState> {
  const data = new FormData(form);
  const typed = (['text', 'title', 'comment', 'altText', 'tags'] as const).flatMap((field) => {
    const value = data.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, textLimit)] as const] : [];
  });
  const networks = data.getAll('network').map(String);
  const kind = data.get('kind');
  return {
    ...Object.fromEntries(typed),
    ...(networks.length > 0 ? {networks} : {}),
    ...(typeof kind === 'string' && kind !== nothing.kind ? {kind: kind as SharedState['kind']} : {}),
  };
}

/** Paste a text, drop files, see network by network whether it would publish. Nothing leaves the browser. */
export default function PostChecker({facts}: {readonly facts: CheckerChoices}): ReactNode {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const [state, setState] = useState<SharedState>(nothing);
  const [address, setAddress] = useState<'ok' | 'too-long' | 'damaged-link' | 'too-long-link'>('ok');
  const [rules, setRules] = useState<readonly NetworkRules[]>();
  const [fileRules, setFileRules] = useState<FileRules>();
  const [failed, setFailed] = useState(false);
  const [weigh, setWeigh] = useState<Weigh>();
  const files = useFiles();
  const locale: Locale = useDocusaurusContext().i18n.currentLocale === 'ru' ? 'ru' : 'en';
  const form = useRef<HTMLFormElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const written = useRef('');
  const changed = useRef(false);

  // Before anything is drawn anew, which would empty the fields.
  useLayoutEffect(() => {
    const typed = form.current ? typedBefore(form.current) : {};
    if (Object.keys(typed).length === 0) return;
    changed.current = true;
    setState((before) => ({...before, ...typed}));
  }, []);

  const loadRules = (): void => {
    setFailed(false);
    Promise.all([import('@generated/checker-rules/default/rules.json'), import('@generated/checker-rules/default/files.json')]).then(
      ([networks, ofFiles]) => {
        setRules(networks.default);
        setFileRules(ofFiles.default);
      },
      () => setFailed(true),
    );
  };
  useEffect(loadRules, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address brings a new state
  useEffect(() => {
    if (hash === written.current) return;
    let current = true;
    readState(
      hash,
      facts.networks.map(({id}) => id),
    ).then((found: ReadState) => {
      if (!current || found === undefined) return;
      changed.current = false;
      if ('state' in found) {
        setState(found.state);
        setAddress('ok');
      } else setAddress(found.problem === 'damaged' ? 'damaged-link' : 'too-long-link');
    });
    return () => {
      current = false;
    };
  }, [hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the state, a moment after the last key
  useEffect(() => {
    if (!changed.current) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      writeState(state).then((value) => {
        // Packing takes a moment, in which the text may have changed or the page been left.
        if (!current) return;
        setAddress(value === undefined ? 'too-long' : 'ok');
        const next = value === undefined ? '' : `#${value}`;
        written.current = next;
        history.replace({pathname, search, hash: next});
      });
    }, 400);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [state]);

  const change = (part: Partial<SharedState>): void => {
    changed.current = true;
    setState((before) => ({...before, ...part}));
  };

  const shown = rules?.filter((network) => state.networks.length === 0 || state.networks.includes(network.id));
  const weighted =
    state.text !== '' && shown?.some((network) => network.limits.some((limit) => limit.counting === 'weighted' && limit.kinds.includes(state.kind)));
  useEffect(() => {
    if (!weighted || weigh) return;
    import('twitter-text/dist/parseTweet.js').then(
      ({default: parse}) => setWeigh(() => weighWords((text) => parse(text).weightedLength)),
      () => setFailed(true),
    );
  }, [weighted, weigh]);

  const post: Post = useMemo(
    () => ({
      ...state,
      tags: state.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      files: files.ready.filter((item) => !item.cover).map((item) => item.facts),
      ...(files.ready.find((item) => item.cover) ? {cover: files.ready.find((item) => item.cover)?.facts} : {}),
    }),
    [state, files.ready],
  ) as Post;
  // A long text takes a while to be counted for every network; what is typed meanwhile comes first.
  const counted = useDeferredValue(post);
  const empty = isEmpty(post);
  const results: readonly NetworkResult[] = useMemo(
    () =>
      isEmpty(counted) || !rules
        ? []
        : rules.filter(({id}) => state.networks.length === 0 || state.networks.includes(id)).map((network) => evaluate(network, counted, weigh)),
    [rules, counted, weigh, state.networks],
  );
  const pending = files.pending > 0 || !rules;
  const copyText = async (): Promise<string> => {
    const value = await writeState(state);
    if (value === undefined) throw new RangeError('the text is too long for an address');
    return `${location.origin}${pathname}${search}#${value}`;
  };

  const toggle = (id: string): void =>
    change({networks: state.networks.includes(id) ? state.networks.filter((other) => other !== id) : [...state.networks, id]});
  const show = (verdict: string): void => answers.current?.querySelector(`[data-group="${verdict}"]`)?.scrollIntoView({block: 'start'});
  return (
    <section
      className={styles.checker}
      aria-label={translate({id: 'postChecker.label', message: 'Post checker'})}
      data-over={over}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        files.add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        // A copied picture; where a text comes with it, as from an office program, the text is meant.
        if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
        event.preventDefault();
        files.add([...event.clipboardData.files]);
      }}
    >
      <noscript data-markdown="skip">
        <p className={styles.alert}>
          <Translate
            id="postChecker.noScript"
            values={{
              facts: (
                <Link to="/docs/channels/facts-and-sources">
                  <Translate id="postChecker.noScript.facts">the limits of every network</Translate>
                </Link>
              ),
            }}
          >
            {'The checker works with JavaScript only. Switch it on, or compare your post with {facts}.'}
          </Translate>
        </p>
      </noscript>
      {(address === 'damaged-link' || address === 'too-long-link') && (
        <p role="alert" className={styles.alert}>
          {address === 'damaged-link' ? (
            <Translate id="postChecker.damagedLink">This link is damaged and can’t be read. Ask for it again, or paste the text here.</Translate>
          ) : (
            <Translate id="postChecker.tooLongLink">The text in this link is longer than any post can be, so it wasn’t opened. Paste the text here.</Translate>
          )}
        </p>
      )}
      <form
        ref={form}
        onSubmit={(event) => event.preventDefault()}
        {...agentForm(
          'check_post',
          'Says network by network whether a post would be published, and what to change. Nothing is sent anywhere; the answer appears on the page.',
        )}
      >
        <label className={styles.label} htmlFor="post-checker-text">
          <Translate id="postChecker.text">Text</Translate>
        </label>
        <textarea
          id="post-checker-text"
          name="text"
          {...agentField('The text of the post.')}
          className={styles.input}
          rows={6}
          maxLength={textLimit}
          value={state.text}
          onChange={(event) => change({text: event.target.value})}
          aria-describedby="post-checker-privacy"
        />
        {counted.text !== '' && <Counters results={results} chosen={state.networks.length > 0} locale={locale} />}
        <p id="post-checker-privacy" className={styles.hint}>
          <Translate id="postChecker.privacy">Your text and files stay in your browser.</Translate>
        </p>
        <Files files={files} rules={fileRules} />
        <details className={styles.more}>
          <summary>
            <Translate id="postChecker.more">Title, first comment, alt text, tags</Translate>
          </summary>
          {(['title', 'comment', 'altText', 'tags'] as const).map((field) => (
            <p key={field}>
              <label className={styles.label} htmlFor={`post-checker-${field}`}>
                {extraLabel(field)}
              </label>
              <input
                id={`post-checker-${field}`}
                name={field}
                className={styles.input}
                maxLength={textLimit}
                value={state[field]}
                onChange={(event) => change({[field]: event.target.value})}
              />
            </p>
          ))}
        </details>
        <div className={styles.choices}>
          <KindPick
            legend={<Translate id="limitsComparison.kind">Post type</Translate>}
            kinds={facts.kinds}
            chosen={state.kind}
            onChoose={(kind) => change({kind})}
          />
          <NetworkPick
            legend={<Translate id="postChecker.networks">Networks (choose none to check all)</Translate>}
            networks={facts.networks}
            chosen={state.networks}
            onToggle={toggle}
          />
        </div>
      </form>
      {failed && (
        <p role="alert" className={styles.alert}>
          <Translate id="postChecker.failed">Part of this page couldn’t be loaded. Check your connection.</Translate>{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => location.reload()}>
            <Translate id="postChecker.retry">Try again</Translate>
          </button>
        </p>
      )}
      {empty ? (
        <p className={styles.hint}>
          <Translate id="postChecker.empty">Write some text or add a file, and the results appear here.</Translate>
        </p>
      ) : (
        <>
          <Bar results={results} pending={pending} onShow={show} />
          <div ref={answers}>{!pending && <Answers results={results} post={counted} weigh={weigh} fileRules={fileRules} locale={locale} />}</div>
        </>
      )}
      <Announcer text={empty || pending ? '' : summaryText(results, locale)} />
      {!empty && (
        <p className={styles.share}>
          {address === 'too-long' ? (
            <Translate id="postChecker.tooLong">The text is too long for a link.</Translate>
          ) : (
            <>
              <CopyButton text={copyText}>
                <Translate id="postChecker.copy">Copy link to this check</Translate>
              </CopyButton>{' '}
              <small>
                <Translate id="postChecker.copyHint">The link contains the text, the post type, and the networks, but not the files.</Translate>
              </small>
            </>
          )}
        </p>
      )}
    </section>
  );
}
