import { type Language, languages } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { Section } from '@portal/contracts/content/section.schemas';

export interface Use {
  key: SectionKey;
  lang: Language;
}

const names = (value: unknown, file: string): boolean => {
  if (typeof value === 'string')
    return value === file || value.split(/[?#]/)[0]?.endsWith(`/${file}`) === true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((inner) => names(inner, file))
  );
};

/** The texts that link to or show a published file. */
export const usesOf = (file: string, sections: readonly Section[]): Use[] =>
  sections.flatMap(({ key, data }) =>
    languages.filter((lang) => names(data[lang], file)).map((lang) => ({ key, lang })),
  );
