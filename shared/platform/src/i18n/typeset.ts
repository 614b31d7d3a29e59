import type { Language } from '@portal/contracts';

const frenchSpaces = / (?=[?!:;»])|(?<=«) /g;

/**
 * A text as it is set in its language. French parts these signs from their word by a space: one that does not
 * break, so that no line begins with a question mark. Nobody types it, and nobody has to.
 */
export const typeset = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(frenchSpaces, '\u00a0') : text;

const typesetWithin = (value: unknown, language: Language): unknown => {
  if (typeof value === 'string') return typeset(value, language);
  if (Array.isArray(value)) return value.map((one) => typesetWithin(one, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typesetWithin(one, language)]));
};

const known = new WeakMap<object, unknown>();

/** Every text within words or content; the same object for the same object. Not for what will be saved. */
export const typesetAll = <T extends object>(value: T, language: Language): T => {
  if (language !== 'fr') return value;
  const set = known.get(value) ?? typesetWithin(value, language);
  known.set(value, set);
  // The same shape: only texts within are replaced, by texts.
  return set as T;
};
