/** An OpenAPI document or overlay does not fit; the message names file and place. */
export class DocumentError extends Error {
  override name = 'DocumentError';
}
