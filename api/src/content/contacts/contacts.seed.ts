import { type SeedCopy, seedCopy } from '../../../seed/site-copy.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';
import { seedEntries } from '../entries/entries.db.ts';
import { offices } from './offices.ts';

const examples = [
  { countryCode: 'RW', city: 'Kigali', emails: ['help@fund.example'], phones: ['+250000000001'] },
  { countryCode: 'GH', city: 'Accra', emails: ['liaison@fund.example'], phones: ['+233000000002'] },
];

type OfficeText = keyof SeedCopy['directory']['offices'][number];

/** Two example offices: addresses and numbers that nobody has. */
export const seedContacts: Seeder = (tx, context) => {
  const entries = examples.map((office, i) => {
    const texts = (part: OfficeText) =>
      inEveryLanguage((lang) => seedCopy[lang].directory.offices[i]?.[part] ?? '');
    const [label, address, openingHours] = [texts('label'), texts('address'), texts('openingHours')];
    return { ...office, label, address, openingHours, mapUrl: null };
  });
  return seedEntries(tx, context, offices, entries);
};
