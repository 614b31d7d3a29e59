/** The beginning of a text, at most so many UTF-16 units: without half a character, which JSON in the database cannot hold. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
