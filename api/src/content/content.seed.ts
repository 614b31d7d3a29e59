import { languages } from '@portal/contracts';
import { type SectionKey, sectionKeys } from '@portal/contracts/content/keys';
import { sectionsOf } from '../../seed/content/sections.ts';
import { seedCopy } from '../../seed/site-copy.ts';
import type { NamedSeeder, Seeder } from '../kernel/demo/seeder.ts';
import { checkSection } from './sections/check-section.ts';

/** A section in six languages, checked as an editor's save would be. What is there already stays as it is. */
const seedSection =
  (key: SectionKey): Seeder =>
  async (tx, { baseDate }) => {
    for (const lang of languages) {
      const data = sectionsOf(seedCopy[lang], lang)[key];
      checkSection(key, data);
      const row = {
        key,
        lang,
        data: tx.json(data),
        publishedVersion: 1,
        translationOf: lang === 'en' ? null : 1,
        updatedAt: baseDate,
      };
      await tx`insert into content_texts ${tx(row)} on conflict (key, lang) do nothing`;
    }
  };

/** One for each section, so that a section that a release adds gets its words in a portal that runs already. */
export const contentSeeders: readonly NamedSeeder[] = sectionKeys.map((key) => ({
  name: `content-${key}`,
  seed: seedSection(key),
}));
