import type { Language } from '@portal/contracts';

/** Not within addresses, where a percent sign begins a letter. */
const beforePercent = (text: string): string =>
  text.replace(/ (?=%)/g, '\u00a0').replace(/(^|\d)%(?!\w)/g, '$1\u00a0%');

const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0');

const rules: Partial<Record<Language, (text: string) => string>> = {
  es: beforePercent,
  fr: (text) => frenchSpaces(beforePercent(text)),
};

/**
 * A text as it is set in its language. French, and Spanish before a percent sign, part signs from their word by
 * a space: one that does not break, so that no line begins with a question mark. Nobody has to type it.
 */
export const typeset = (text: string, language: Language): string => rules[language]?.(text) ?? text;

const typesetWithin = (value: unknown, language: Language): unknown => {
  if (typeof value === 'string') return typeset(value, language);
  if (Array.isArray(value)) return value.map((one) => typesetWithin(one, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typesetWithin(one, language)]));
};

const known = new WeakMap<object, unknown>();

/** Every text within translations or content; the same object for the same object. Not for what will be saved. */
export const typesetAll = <T extends object>(value: T, language: Language): T => {
  if (rules[language] === undefined) return value;
  const set = known.get(value) ?? typesetWithin(value, language);
  known.set(value, set);
  // The same shape: only texts within are replaced, by texts.
  return set as T;
};
