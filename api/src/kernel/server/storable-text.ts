import { invalidField } from '../http/problem.ts';

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Refuses texts that the database cannot hold: NUL and lone surrogates. Walks without recursion,
 * because a hostile body may be nested deeper than the stack.
 * @throws Problem invalid_request naming the first such field.
 */
export const refuseUnstorable = (root: unknown): void => {
  const open: { value: unknown; path: string }[] = [{ value: root, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !isStorable(value)) {
      throw invalidField(path, 'control_characters');
    }
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw invalidField(path, 'control_characters');
      open.push({ value: inner, path: path === '' ? key : `${path}.${key}` });
    }
  }
};
