import type { Contact, ContactInput } from '@portal/contracts/contacts/schemas';
import type { Db, Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';

const columns = (db: Db) => db`
  id, label, address, country_code, city, emails, phones, opening_hours, map_url, "order", is_published, updated_at,
  row_version`;

/** Offices in their order. */
export const findContacts = (db: Db, drafts: boolean): Promise<Contact[]> => db<Contact[]>`
  select ${columns(db)} from contacts where ${drafts} or is_published order by "order", id`;

export const lockContact = async (tx: Tx, id: string): Promise<Contact | undefined> => {
  const [row] = await tx<Contact[]>`select ${columns(tx)} from contacts where id = ${id} for update`;
  return row;
};

const values = (tx: Tx, input: ContactInput) => ({
  label: tx.json(input.label),
  address: tx.json(input.address),
  countryCode: input.countryCode,
  city: input.city,
  emails: tx.json(input.emails),
  phones: tx.json(input.phones),
  openingHours: tx.json(input.openingHours),
  mapUrl: input.mapUrl,
  order: input.order,
  isPublished: input.isPublished,
});

export const insertContact = async (
  tx: Tx,
  input: ContactInput,
  updatedBy: string | null,
): Promise<Contact | undefined> => {
  const [row] = await tx<Contact[]>`
    insert into contacts ${tx({ id: newId('off'), ...values(tx, input), updatedBy })} returning ${columns(tx)}`;
  return row;
};

export const storeContact = async (
  tx: Tx,
  id: string,
  input: ContactInput,
  updatedBy: string,
): Promise<Contact | undefined> => {
  const [row] = await tx<Contact[]>`
    update contacts set ${tx({ ...values(tx, input), updatedBy })}, updated_at = now(), row_version = row_version + 1
    where id = ${id} returning ${columns(tx)}`;
  return row;
};
