import { type Contact, ContactInput } from '@portal/contracts/content/contacts';
import { requireCountry } from '../../funds/index.ts';
import type { Directory } from '../entries/directory.ts';

/** The Fund's own offices. */
export const offices: Directory<Contact, ContactInput> = {
  table: 'contacts',
  prefix: 'off',
  process: 'CONTACT',
  entityType: 'office',
  labelOf: ({ label }) => label.en,
  texts: ['label', 'address', 'openingHours'],
  schema: ContactInput,
  check: (tx, { countryCode }) => requireCountry(tx, countryCode),
};
