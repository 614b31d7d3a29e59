/** Fields that say which thing an entry is rather than how it reads: kept, never shown for editing. */
const fixedNames = new Set([
  'key',
  'fundType',
  'who',
  'kind',
  'drawing',
  'strip',
  'mark',
  'tone',
  'id',
  'fileKey',
]);

export const isFixed = (name: string): boolean => fixedNames.has(name);

/** May stay empty, as the contract allows. */
const optionalNames = new Set(['lead', 'note', 'suffix', 'name']);

export const isOptional = (name: string): boolean => optionalNames.has(name);

/** Long texts get several lines to write in. */
const longNames = new Set(['lead', 'text', 'summary', 'body', 'strips', 'answer', 'tagline']);

export const isLong = (name: string, value: string): boolean => longNames.has(name) || value.length > 70;

/** What to call an entry of a list: its own title, else its place. */
export const entryName = (entry: unknown, place: number): string => {
  if (typeof entry === 'object' && entry !== null) {
    for (const name of ['title', 'label', 'name', 'subject', 'slug', 'text', 'line']) {
      const value = (entry as Record<string, unknown>)[name];
      if (typeof value === 'string' && value.trim() !== '') return value;
    }
  }
  return String(place);
};
