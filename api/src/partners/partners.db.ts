import type { Partner, PartnerInput } from '@portal/contracts/partners/schemas';
import type { Db, Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';

const columns = (db: Db) => db`
  id, name, type, role, logo_file_key, logo_alt, website, description, "order", is_published, updated_at, row_version`;

/** Partners in their order. */
export const findPartners = (db: Db, drafts: boolean): Promise<Partner[]> => db<Partner[]>`
  select ${columns(db)} from partners where ${drafts} or is_published order by "order", id`;

export const lockPartner = async (tx: Tx, id: string): Promise<Partner | undefined> => {
  const [row] = await tx<Partner[]>`select ${columns(tx)} from partners where id = ${id} for update`;
  return row;
};

const values = (tx: Tx, input: PartnerInput) => ({
  name: tx.json(input.name),
  type: input.type,
  role: tx.json(input.role),
  logoFileKey: input.logoFileKey,
  logoAlt: tx.json(input.logoAlt),
  website: input.website,
  description: tx.json(input.description),
  order: input.order,
  isPublished: input.isPublished,
});

export const insertPartner = async (
  tx: Tx,
  input: PartnerInput,
  updatedBy: string,
): Promise<Partner | undefined> => {
  const [row] = await tx<Partner[]>`
    insert into partners ${tx({ id: newId('prt'), ...values(tx, input), updatedBy })} returning ${columns(tx)}`;
  return row;
};

export const storePartner = async (
  tx: Tx,
  id: string,
  input: PartnerInput,
  updatedBy: string,
): Promise<Partner | undefined> => {
  const [row] = await tx<Partner[]>`
    update partners set ${tx({ ...values(tx, input), updatedBy })}, updated_at = now(), row_version = row_version + 1
    where id = ${id} returning ${columns(tx)}`;
  return row;
};

export const removePartner = (tx: Tx, id: string) => tx`delete from partners where id = ${id}`;
