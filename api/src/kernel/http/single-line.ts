import { problem } from './problem.ts';

const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const breaking = /[\p{Cc}\u2028\u2029\s]+/gu;
/** Signs without a shape, the blank of Braille among them; within words some of them join letters. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\u2800 ]*$/u;

/** Without line breaks, control characters, or what makes the text behind it run the other way. */
export const singleLine = (text: string): string => text.replace(turning, '').replace(breaking, ' ').trim();

/**
 * What a person gave, with the named texts of one line as others will read them.
 * @throws Problem invalid_request naming those in which nothing can be read.
 */
export const withSingleLines = <T extends object>(input: T, names: readonly (keyof T & string)[]): T => {
  const lines = names.flatMap((name) => {
    const value = input[name];
    return typeof value === 'string' ? [{ name, value, line: singleLine(value) }] : [];
  });
  const blank = lines.filter(({ value, line }) => unseen.test(line) && value.trim() !== '');
  if (blank.length > 0)
    throw problem('invalid_request', {
      fields: blank.map(({ name }) => ({ field: name, code: 'required' as const })),
    });
  return { ...input, ...Object.fromEntries(lines.map(({ name, line }) => [name, line])) };
};
