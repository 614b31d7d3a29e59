import { languages } from '@portal/contracts';
import { type SectionKey, sectionKeys } from '@portal/contracts/content/keys';
import { sectionsOf } from '../../seed/content/sections.ts';
import { faqKeys, type SeedCopy, seedCopy } from '../../seed/site-copy.ts';
import type { NamedSeeder, Seeder } from '../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../kernel/messages/messages.ts';
import { offices } from './contacts/offices.ts';
import { seedEntries } from './entries/entries.db.ts';
import { faqs } from './faqs/faqs.db.ts';
import { partners } from './partners/partners.ts';
import { seedPublicFiles } from './public-files.seed.ts';
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

/** The questions of the FAQ page in six languages. */
const seedFaqs: Seeder = (tx, context) => {
  const entries = faqKeys.map(([key, category]) => {
    const texts = (part: 'question' | 'answer') => inEveryLanguage((lang) => seedCopy[lang].faqs[key][part]);
    return { category, question: texts('question'), answer: texts('answer') };
  });
  return seedEntries(tx, context, faqs, entries);
};

const marks = [
  { type: 'FOUNDER', logoFileKey: 'partner-secretariat.svg' },
  { type: 'FOUNDER', logoFileKey: 'partner-bank.svg' },
  { type: 'FUND_MANAGER', logoFileKey: 'partner-manager.svg' },
  { type: 'TECHNICAL', logoFileKey: 'partner-union.svg' },
  { type: 'CONTRIBUTOR', logoFileKey: 'partner-host.svg' },
  { type: 'REGIONAL', logoFileKey: 'partner-communities.svg' },
] as const;

type PartnerText = keyof SeedCopy['directory']['partners'][number];

/** The partners that public sources name, with drawn marks. */
const seedPartners: Seeder = (tx, context) => {
  const entries = marks.map((mark, i) => {
    const texts = (part: PartnerText) =>
      inEveryLanguage((lang) => seedCopy[lang].directory.partners[i]?.[part] ?? '');
    const [name, role, description] = [texts('name'), texts('role'), texts('description')];
    return { ...mark, name, role, description, logoAlt: texts('logoAlt'), website: null };
  });
  return seedEntries(tx, context, partners, entries);
};

const addresses = [
  { countryCode: 'RW', city: 'Kigali', emails: ['help@fund.example'], phones: ['+250000000001'] },
  { countryCode: 'GH', city: 'Accra', emails: ['liaison@fund.example'], phones: ['+233000000002'] },
];

type OfficeText = keyof SeedCopy['directory']['offices'][number];

/** Two example offices: addresses and numbers that nobody has. */
const seedContacts: Seeder = (tx, context) => {
  const entries = addresses.map((office, i) => {
    const texts = (part: OfficeText) =>
      inEveryLanguage((lang) => seedCopy[lang].directory.offices[i]?.[part] ?? '');
    const [label, address, openingHours] = [texts('label'), texts('address'), texts('openingHours')];
    return { ...office, label, address, openingHours, mapUrl: null };
  });
  return seedEntries(tx, context, offices, entries);
};

/** One for each section, so that a section that a release adds gets its words in a portal that runs already. */
export const contentSeeders: readonly NamedSeeder[] = [
  ...sectionKeys.map((key) => ({ name: `content-${key}`, seed: seedSection(key) })),
  { name: 'faqs', seed: seedFaqs },
  { name: 'partners', seed: seedPartners },
  { name: 'contacts', seed: seedContacts },
  { name: 'public-files', seed: seedPublicFiles },
];
