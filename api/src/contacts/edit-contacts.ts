import type { Contact, ContactInput, ContactUpdate } from '@portal/contracts/contacts/schemas';
import { changesBetween } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseMarkup } from '../content/plain-text.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { requireCountry } from '../reference/require-country.ts';
import { insertContact, lockContact, storeContact } from './contacts.db.ts';

const fields = [
  'label',
  'address',
  'countryCode',
  'city',
  'emails',
  'phones',
  'openingHours',
  'mapUrl',
  'order',
  'isPublished',
] as const;

const entry = (by: Caller, office: Contact) => ({
  by,
  process: 'CONTACT' as const,
  entityType: 'office',
  entityId: office.id,
  entityLabel: office.label.en,
});

/** @throws Problem invalid_request. */
export const addContact = (db: Pool, by: Caller, input: ContactInput): Promise<Contact> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    await requireCountry(tx, input.countryCode);
    const added = await insertContact(tx, input, by.actor.id);
    if (!added) throw problem('internal_error');
    await recordAudit(tx, { ...entry(by, added), action: 'CREATE' });
    return added;
  });
};

/** @throws Problem invalid_request, not_found, stale_version. */
export const updateContact = (
  db: Pool,
  by: Caller,
  { id, rowVersion, ...input }: ContactUpdate,
): Promise<Contact> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    await requireCountry(tx, input.countryCode);
    const before = await lockContact(tx, id);
    if (!before) throw problem('not_found');
    if (rowVersion !== undefined && rowVersion !== before.rowVersion) throw problem('stale_version');
    const after = await storeContact(tx, id, input, by.actor.id);
    if (!after) throw problem('not_found');
    await recordAudit(tx, {
      ...entry(by, after),
      action: 'UPDATE',
      changes: changesBetween(before, after, fields),
    });
    return after;
  });
};
