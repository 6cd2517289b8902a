import {type ReactNode, useEffect, useRef} from 'react';
import {lineOfField} from '../../samples/paint.ts';
import styles from './styles.module.css';

/** Lights the line of a field in the sample that is seen, and puts the light of the field before it out. */
function light(target: EventTarget): void {
  for (const lit of document.querySelectorAll('.api-line-lit')) lit.classList.remove('api-line-lit');
  const field = target instanceof Element ? target.closest<HTMLElement>('.api-field, [data-field]') : null;
  if (!field) return;
  const [place = '', ...path] = (field.dataset.field ?? field.id).split('-');
  const pane = [...document.querySelectorAll<HTMLElement>(place === 'answer' ? '[data-pane=answer] pre' : '[data-pane=request] pre')].find(
    (pre) => pre.offsetParent !== null,
  );
  const lines = [...(pane?.querySelectorAll<HTMLElement>('.api-line') ?? [])];
  const line =
    lines[
      lineOfField(
        lines.map((item) => item.textContent ?? ''),
        path,
      )
    ];
  if (!pane || !line) return;
  line.classList.add('api-line-lit');
  const top = line.offsetTop - pane.offsetTop;
  if (top < pane.scrollTop || top > pane.scrollTop + pane.clientHeight - 40) pane.scrollTop = top - pane.clientHeight / 2;
}

/** A call: head and fields, and beside them on a wide screen its samples, which stay in view; on a phone they follow the head. */
export default function Operation({children}: {readonly children: ReactNode}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = element.current;
    const onPoint = ({target}: Event): void => {
      if (target) light(target);
    };
    root?.addEventListener('pointerover', onPoint);
    root?.addEventListener('focusin', onPoint);
    return () => {
      root?.removeEventListener('pointerover', onPoint);
      root?.removeEventListener('focusin', onPoint);
    };
  }, []);
  return (
    <div ref={element} className={styles.operation}>
      {children}
    </div>
  );
}
