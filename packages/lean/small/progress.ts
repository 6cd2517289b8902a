/**
 * The line at the top while a page is fetched, instead of `nprogress`: Docusaurus starts it after 200 ms and ends it, and uses
 * nothing else. Its looks are the theme's (`nprogress.css`).
 */
let line: HTMLElement | undefined;
let timer = 0;

function moveTo(share: number): void {
  const bar = line?.firstElementChild;
  if (bar instanceof HTMLElement) bar.style.transform = `translateX(${100 * (share - 1)}%)`;
}

function start(): void {
  if (line) return;
  line = document.createElement('div');
  line.id = 'nprogress';
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.style.transition = 'transform 200ms ease';
  line.append(bar);
  let share = 0.08;
  moveTo(share);
  document.body.append(line);
  // It slows down and never arrives by itself: how long the rest takes, nobody knows.
  timer = window.setInterval(() => {
    share += (0.95 - share) / 12;
    moveTo(share);
  }, 300);
}

function done(): void {
  const finished = line;
  if (!finished) return;
  window.clearInterval(timer);
  moveTo(1);
  line = undefined;
  window.setTimeout(() => finished.remove(), 250);
}

export default {configure: (): void => undefined, start, done};
