/** Results of the window, in their order. */
function options(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('[role="option"]')];
}

/**
 * Has the window ask again for what stands in its box, which it does by itself only when something is typed or the box
 * gets the focus. That would move the reader's choice back to the first result: the function it returns, called when
 * there is an answer, puts it where it was.
 */
export function askAgain(container: HTMLElement): () => void {
  const input = container.querySelector<HTMLInputElement>('.DocSearch-Input');
  const chosen = options(container).findIndex((option) => option.getAttribute('aria-selected') === 'true');
  if (input?.value) input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  return () => {
    if (chosen > 0) options(container)[chosen]?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
  };
}
