import { plainLine } from './plain-line.ts';
import { problem } from './problem.ts';

/**
 * What a person gave, with the named texts of one line as others will read them.
 * @throws Problem invalid_request naming those in which nothing can be read.
 */
export const withPlainLines = <T extends object>(input: T, names: readonly (keyof T & string)[]): T => {
  const lines = names.flatMap((name) => {
    const value = input[name];
    return typeof value === 'string' ? [{ name, value, line: plainLine(value) }] : [];
  });
  const blank = lines.filter(({ value, line }) => line === '' && value.trim() !== '');
  if (blank.length > 0)
    throw problem('invalid_request', {
      fields: blank.map(({ name }) => ({ field: name, code: 'required' as const })),
    });
  return { ...input, ...Object.fromEntries(lines.map(({ name, line }) => [name, line])) };
};
