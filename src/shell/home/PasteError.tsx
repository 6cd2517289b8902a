import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {KeyboardEvent, ReactNode} from 'react';
import {codePageOf} from '../../errors/code-page.ts';
import {knownPaths} from '../known-paths.ts';
import styles from './styles.module.css';

/** Longer texts make no address that every browser takes; the finder reads no more of it than the message. */
const longest = 1500;

/** Paste what the service or a network said: a code leads to its page, anything else to the finder. Works without script. */
export default function PasteError(): ReactNode {
  const history = useHistory();
  const catalogue = useBaseUrl('/docs/tools/publications/issues');
  const submit = (form: HTMLFormElement): void => {
    const text = String(new FormData(form).get('q') ?? '').trim();
    const finder = text ? `${catalogue}?q=${encodeURIComponent(text)}` : catalogue;
    knownPaths().then(
      (paths) => history.push(codePageOf(text, paths) ?? finder),
      () => window.location.assign(finder),
    );
  };
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // A line break is for those who ask for it; a code is sent as from any field.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form
      className={styles.paste}
      action={catalogue}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <label htmlFor="paste-error">
        <Translate id="home.paste.title">Paste an error</Translate>
      </label>
      <textarea
        id="paste-error"
        name="q"
        rows={2}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({id: 'home.paste.example', message: '10141 or Bad Request: chat not found'})}
        onKeyDown={submitOnEnter}
      />
      <button type="submit" className="button button--primary">
        <Translate id="home.paste.submit">Show the fix</Translate>
      </button>
    </form>
  );
}
