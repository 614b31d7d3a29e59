/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range of a Range header within `size` bytes.
 * @returns undefined for none, several, or a unit that is not known: the whole answer is right then;
 * `unsatisfiable` where the range begins behind the end.
 */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '') {
    if (last === '') return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
};
