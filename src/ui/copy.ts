/** Puts a text on the clipboard; rejects where copying is not allowed. */
export async function copyText(text: string): Promise<void> {
  // Without a secure context there is no clipboard.
  if (!navigator.clipboard) throw new Error('no clipboard');
  return navigator.clipboard.writeText(text);
}

/**
 * Puts a text on the clipboard that has still to be made or fetched. Browsers allow it within the press of a button only, and some
 * count that as over once something was waited for, so that the clipboard is given the promise where it takes one.
 * Rejects when there will be no text or copying is not allowed.
 */
export async function copyLater(make: () => Promise<string>): Promise<void> {
  if (!navigator.clipboard || typeof ClipboardItem === 'undefined') return copyText(await make());
  const blob = make().then((value) => new Blob([value], {type: 'text/plain'}));
  // The clipboard may refuse before the text is there; a later failure to get it has then nobody else to take note of it.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** {@link copyLater} with the text that stands at an address. */
export function copyFetched(address: string): Promise<void> {
  return copyLater(async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`);
    return answer.text();
  });
}
