import { type SeedCopy, seedCopy } from '../../../seed/site-copy.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';

const offices = [
  { countryCode: 'RW', city: 'Kigali', emails: ['help@fund.example'], phones: ['+250000000001'] },
  { countryCode: 'GH', city: 'Accra', emails: ['liaison@fund.example'], phones: ['+233000000002'] },
] as const;

type OfficeText = keyof SeedCopy['directory']['offices'][number];

/** Two example offices: addresses and numbers that nobody has. */
export const seedContacts: Seeder = async (tx, context) => {
  for (const [i, { countryCode, city, emails, phones }] of offices.entries()) {
    const texts = (part: OfficeText) =>
      tx.json(inEveryLanguage((lang) => seedCopy[lang].directory.offices[i]?.[part] ?? ''));
    const row = {
      id: context.id('off'),
      label: texts('label'),
      address: texts('address'),
      countryCode,
      city,
      emails: tx.json(emails),
      phones: tx.json(phones),
      openingHours: texts('openingHours'),
      mapUrl: null,
      order: (i + 1) * 10,
      isPublished: true,
      updatedAt: context.baseDate,
    };
    await tx`insert into contacts ${tx(row)}`;
  }
};
