import { invalidField } from '../http/problem.ts';

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Longer arrays are refused before their items are compared, which takes the square of their number. */
const MAX_ITEMS = 1000;

/** How long an array may be where a schema is checked: as long as the longest that it allows, if that is more. */
export const maxItemsOf = (schema: unknown): number =>
  typeof schema === 'object' && schema !== null
    ? Math.max(
        'maxItems' in schema ? Number(schema.maxItems) : MAX_ITEMS,
        ...Object.values(schema).map(maxItemsOf),
      )
    : MAX_ITEMS;

/**
 * Refuses texts that the database cannot hold, NUL and lone surrogates, and arrays beyond all measure. Walks without
 * recursion, because a hostile body may be nested deeper than the stack.
 * @throws Problem invalid_request naming the first such field.
 */
export const refuseUnstorable = (root: unknown, maxItems = MAX_ITEMS): void => {
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) {
      throw invalidField(path, 'control_characters');
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    if (Array.isArray(value) && value.length > maxItems) throw invalidField(path, 'too_many', maxItems);
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw invalidField(path, 'control_characters');
      open.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
};
