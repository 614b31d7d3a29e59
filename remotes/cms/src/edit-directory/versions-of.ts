import type { Language } from '@portal/contracts';
import type { EntryVersion } from '@portal/contracts/content/directory-entries';
import { inLanguage, withoutTexts } from './in-language.ts';

/** The versions in which one language, or what is the same in all of them, was published anew; newest first. */
export const versionsOf = (versions: readonly EntryVersion[], language: Language): EntryVersion[] => {
  const said = ({ words }: EntryVersion) =>
    JSON.stringify([inLanguage(words, language), withoutTexts(words)]);
  return versions.filter((version, place) => {
    const before = versions[place + 1];
    return before === undefined || said(version) !== said(before);
  });
};
