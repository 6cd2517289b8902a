import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FormEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** A field for an error code or message; sends it to the catalogue, which finds the page. Works without script. */
export default function ErrorNumber(): ReactNode {
  const history = useHistory();
  const catalogue = useBaseUrl('/docs/tools/publications/issues');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    history.push(text ? `${catalogue}?q=${encodeURIComponent(text)}` : catalogue);
  };
  return (
    <form className={styles.form} action={catalogue} method="get" onSubmit={submit}>
      <input
        className={styles.input}
        name="q"
        maxLength={512}
        autoComplete="off"
        placeholder="10045"
        aria-label={translate({id: 'errorNumber.label', message: 'Error code or message'})}
      />
      <button type="submit" className="button button--primary">
        <Translate id="errorNumber.submit">Find</Translate>
      </button>
    </form>
  );
}
