/** A fence asks for something that cannot be done; the message says what can. */
export class FenceError extends Error {
  override name = 'FenceError';
}
