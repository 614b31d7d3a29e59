import { type SeedCopy, seedCopy } from '../../../seed/site-copy.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';

const partners = [
  { type: 'FOUNDER', logo: 'partner-secretariat.svg' },
  { type: 'FOUNDER', logo: 'partner-bank.svg' },
  { type: 'FUND_MANAGER', logo: 'partner-manager.svg' },
  { type: 'TECHNICAL', logo: 'partner-union.svg' },
  { type: 'CONTRIBUTOR', logo: 'partner-host.svg' },
  { type: 'REGIONAL', logo: 'partner-communities.svg' },
] as const;

type PartnerText = keyof SeedCopy['directory']['partners'][number];

/** The partners that public sources name, with drawn marks. */
export const seedPartners: Seeder = async (tx, context) => {
  for (const [i, { type, logo }] of partners.entries()) {
    const texts = (part: PartnerText) =>
      tx.json(inEveryLanguage((lang) => seedCopy[lang].directory.partners[i]?.[part] ?? ''));
    const row = {
      id: context.id('prt'),
      name: texts('name'),
      type,
      role: texts('role'),
      logoFileKey: logo,
      logoAlt: texts('logoAlt'),
      website: null,
      description: texts('description'),
      order: (i + 1) * 10,
      isPublished: true,
    };
    await tx`insert into partners ${tx(row)}`;
  }
};
