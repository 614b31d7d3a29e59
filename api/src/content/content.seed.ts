import { languages } from '@portal/contracts';
import { sectionKeys } from '@portal/contracts/content/keys';
import { sectionsOf } from '../../seed/content/sections.ts';
import { words } from '../../seed/words/all.ts';
import type { Seeder } from '../demo/seeder.ts';
import { checkSection } from './check-section.ts';

/** Every section in six languages, checked as an editor's save would be. */
export const seedContent: Seeder = async (tx, { baseDate }) => {
  for (const lang of languages) {
    const sections = sectionsOf(words[lang], lang);
    for (const key of sectionKeys) {
      checkSection(key, sections[key]);
      const row = {
        key,
        lang,
        data: tx.json(sections[key] as never), // plain JSON: it has just passed its schema
        publishedVersion: 1,
        translationOf: lang === 'en' ? null : 1,
        updatedAt: baseDate,
      };
      await tx`insert into content_texts ${tx(row)}`;
    }
  }
};
