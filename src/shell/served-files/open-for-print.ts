// Browsers older than `details::details-content` (print.css) print a fold as it stands: closed ones are opened while the page is printed.
if (typeof window !== 'undefined') {
  let opened: readonly HTMLDetailsElement[] = [];
  const turn = (open: boolean): void => {
    for (const fold of opened) fold.open = open;
  };
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    turn(true);
  });
  window.addEventListener('afterprint', () => turn(false));
}

export default {};
