import { type SeedCopy, seedCopy } from '../../../seed/site-copy.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';
import { inEveryLanguage } from '../../kernel/messages/messages.ts';
import { seedEntries } from '../entries/entries.db.ts';
import { partners } from './partners.ts';

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
export const seedPartners: Seeder = (tx, context) => {
  const entries = marks.map((mark, i) => {
    const texts = (part: PartnerText) =>
      inEveryLanguage((lang) => seedCopy[lang].directory.partners[i]?.[part] ?? '');
    const [name, role, description] = [texts('name'), texts('role'), texts('description')];
    return { ...mark, name, role, description, logoAlt: texts('logoAlt'), website: null };
  });
  return seedEntries(tx, context, partners, entries);
};
