import type { Language, Localised } from '@portal/contracts';

/** The texts of a manifest by key, from one file for each language. A missing language or key does not compile. */
export const localised = <Key extends string>(
  files: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Record<Key, Localised> => {
  const { en, fr, pt, ar, es, sw } = files;
  // The compiler forgets the names of an object on the way through entries.
  return Object.fromEntries(
    (Object.keys(en) as Key[]).map((key) => [
      key,
      { en: en[key], fr: fr[key], pt: pt[key], ar: ar[key], es: es[key], sw: sw[key] },
    ]),
  ) as Record<Key, Localised>;
};
