import { type Partner, PartnerInput } from '@portal/contracts/content/partners';
import { refuseMissingFile } from '../checks/check-links.ts';
import type { Directory } from '../entries/directory.ts';

/** The Fund's partners, each with a drawn mark that must be a published file. */
export const partners: Directory<Partner, PartnerInput> = {
  table: 'partners',
  prefix: 'prt',
  process: 'CONTENT',
  entityType: 'partner',
  labelOf: ({ name }) => name.en,
  texts: ['name', 'role', 'logoAlt', 'description'],
  schema: PartnerInput,
  check: (tx, { logoFileKey }) => refuseMissingFile(tx, 'logoFileKey', logoFileKey),
};
