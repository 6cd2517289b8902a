/**
 * Puts a text on the clipboard that has still to be fetched. Browsers allow it within the press of a button only, and some
 * count that as over once something was waited for, so that the clipboard is given the promise where it takes one.
 * Rejects when the text cannot be fetched or copying is not allowed.
 */
export async function copyFetched(address: string): Promise<void> {
  // Without a secure context there is no clipboard.
  if (!navigator.clipboard) throw new Error('no clipboard');
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`);
    return answer.text();
  });
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // The clipboard may refuse before the text is there; a later failure to fetch it has then nobody else to take note of it.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
