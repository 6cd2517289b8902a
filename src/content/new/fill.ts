/** Stands where a writer has something to fill in; the content check names every place that still holds it. */
export const fillIn = 'FILL_IN';
