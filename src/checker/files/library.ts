// The libraries that read files come when a file does; they can fail to come.

/** A part of the page did not load: there is no connection, or the site was renewed since the page was opened. */
export class LibraryError extends Error {
  override name = 'LibraryError';
}

/** What `load` imports. Throws {@link LibraryError} when it does not come; the file that waits for it is not to blame. */
export async function loadLibrary<Library>(load: () => Promise<Library>): Promise<Library> {
  try {
    return await load();
  } catch (cause) {
    throw new LibraryError('a library that reads files did not load', {cause});
  }
}
