import type { Language } from '@portal/contracts';
import { sectionOf } from '@portal/contracts/content/read';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { Notice } from '@portal/contracts/content/sections';

/** A notice with the language that it is really in. */
export interface ShownNotice {
  lang: Language;
  notice: Notice;
}

const isInForce = ({ from, to }: Notice, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/**
 * The notices in force on a day (`2025-11-12`), in `language` and, where one of that id is not written in it,
 * in English.
 */
export const noticesOn = (sections: readonly Section[], language: Language, day: string): ShownNotice[] => {
  const data = sectionOf(sections, 'notices')?.data;
  const own = data?.[language]?.notices ?? [];
  const english = language === 'en' ? [] : (data?.en?.notices ?? []);
  return [
    ...own.map((notice) => ({ lang: language, notice })),
    ...english
      .filter(({ id }) => own.every((one) => one.id !== id))
      .map((notice) => ({ lang: 'en' as const, notice })),
  ].filter(({ notice }) => isInForce(notice, day));
};
