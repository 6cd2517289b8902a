import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import Pieces from '../../../ui/Pieces.tsx';
import {faultOf, type Input, type RequestSpec, valueAt, type Values} from '../../samples/spec.ts';
import styles from './styles.module.css';

interface Props {
  readonly spec: RequestSpec;
  /** The example body that the values stand in. */
  readonly body: string | undefined;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

interface ControlProps {
  readonly input: Input;
  /** Anchor of the field on the page, whose line in the sample is lit. */
  readonly field: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** `details.0.content` as the reference writes it, in parts between which a line may end. */
const named = (path: string): string[] => path.replaceAll('.0.', '[0].').split(/(?<=[._])/);

function faultText(fault: NonNullable<ReturnType<typeof faultOf>>): string {
  if (fault === 'missing') return translate({id: 'api.builder.missing', message: 'Required. The samples still show the example value.'});
  if (fault === 'number') return translate({id: 'api.builder.number', message: 'Enter a whole number.'});
  return translate({id: 'api.builder.numbers', message: 'Enter whole numbers separated by commas.'});
}

function Control({input, field, value, onChange}: ControlProps): ReactNode {
  const id = useId();
  const label = named(input.path);
  const fault = faultOf(value, input);
  const wrong = `${id}-wrong`;
  const choices = input.choices ?? (input.kind === 'boolean' ? ['true', 'false'].map((item) => ({value: item, label: item})) : undefined);
  const Text = input.lines ? 'textarea' : 'input';
  return (
    <div className={styles.row} data-field={field}>
      <label htmlFor={id}>
        <code translate="no">
          <Pieces of={label} />
        </code>
        {input.required && <span className={styles.required}>{'\u00a0*'}</span>}
      </label>
      {choices ? (
        <select id={id} className={styles.control} value={value} aria-required={input.required} onChange={(event) => onChange(event.target.value)}>
          {!input.required && <option value="">{translate({id: 'api.builder.none', message: 'not sent'})}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <Text
          id={id}
          className={styles.control}
          value={value}
          autoComplete="off"
          spellCheck={false}
          aria-required={input.required}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && wrong}
          placeholder={input.required ? '' : translate({id: 'api.builder.none', message: 'not sent'})}
          {...(input.kind === 'number' ? {inputMode: 'numeric' as const} : {})}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {fault && (
        <p id={wrong} className={styles.wrong} role="status">
          {faultText(fault)}
        </p>
      )}
    </div>
  );
}

/** A value of an example as the text of its control. */
function shown(value: unknown): string {
  return value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);
}

/** Controls for the values of a request. They stay in the page: nothing is stored, and nothing is sent. */
export default function RequestBuilder({spec, body, values, onChange}: Props): ReactNode {
  const example = spec.bodies.find(({id}) => id === body)?.value;
  const fields = spec.bodies.length === 0 ? [] : spec.fields.filter(({path}) => !spec.forms || valueAt(example, path) !== undefined);
  const set = (name: string, text: string): void => onChange({...values, [name]: text});
  return (
    <div className={styles.builder}>
      {spec.parameters.map((parameter) => (
        <Control
          key={parameter.path}
          input={parameter}
          field={`${parameter.in}-${parameter.path}`}
          value={values[parameter.path] ?? (parameter.required ? String(parameter.example) : '')}
          onChange={(text) => set(parameter.path, text)}
        />
      ))}
      {fields.map((field) => (
        <Control
          key={field.path}
          input={field}
          field={`body-${field.path.replaceAll('.0.', '.').replaceAll('.', '-')}`}
          value={values[`body.${field.path}`] ?? shown(valueAt(example, field.path))}
          onChange={(text) => set(`body.${field.path}`, text)}
        />
      ))}
      <p className={styles.note}>
        <Translate id="api.builder.note">Values stay in your browser. Samples read the token from the environment variable API_TOKEN.</Translate>{' '}
        <button type="button" className={styles.reset} onClick={() => onChange({})}>
          <Translate id="api.builder.reset">Reset</Translate>
        </button>
      </p>
    </div>
  );
}
