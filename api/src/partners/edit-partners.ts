import type { Partner, PartnerInput, PartnerUpdate } from '@portal/contracts/partners/schemas';
import { changesBetween } from '../audit/audit-entry.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseMissingFile } from '../content/check-links.ts';
import { refuseMarkup } from '../content/plain-text.ts';
import { type Pool, transaction } from '../database/db.ts';
import type { Caller } from '../http/context.ts';
import { problem } from '../http/problem.ts';
import { insertPartner, lockPartner, removePartner, storePartner } from './partners.db.ts';

const fields = [
  'name',
  'type',
  'role',
  'logoFileKey',
  'logoAlt',
  'website',
  'description',
  'order',
  'isPublished',
] as const;

const entry = (by: Caller, partner: Partner) => ({
  by,
  process: 'CONTENT' as const,
  entityType: 'partner',
  entityId: partner.id,
  entityLabel: partner.name.en,
});

/** @throws Problem invalid_request. */
export const addPartner = (db: Pool, by: Caller, input: PartnerInput): Promise<Partner> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    await refuseMissingFile(tx, 'logoFileKey', input.logoFileKey);
    const added = await insertPartner(tx, input, by.actor.id);
    if (!added) throw problem('internal_error');
    await recordAudit(tx, { ...entry(by, added), action: 'CREATE' });
    return added;
  });
};

/** @throws Problem invalid_request, not_found, stale_version. */
export const updatePartner = (
  db: Pool,
  by: Caller,
  { id, rowVersion, ...input }: PartnerUpdate,
): Promise<Partner> => {
  refuseMarkup(input);
  return transaction(db, async (tx) => {
    await refuseMissingFile(tx, 'logoFileKey', input.logoFileKey);
    const before = await lockPartner(tx, id);
    if (!before) throw problem('not_found');
    if (rowVersion !== undefined && rowVersion !== before.rowVersion) throw problem('stale_version');
    const after = await storePartner(tx, id, input, by.actor.id);
    if (!after) throw problem('not_found');
    const changes = changesBetween(before, after, fields);
    await recordAudit(tx, { ...entry(by, after), action: 'UPDATE', changes });
    return after;
  });
};

/** @throws Problem not_found. */
export const deletePartner = (db: Pool, by: Caller, id: string): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lockPartner(tx, id);
    if (!before) throw problem('not_found');
    await removePartner(tx, id);
    await recordAudit(tx, { ...entry(by, before), action: 'DELETE' });
  });
