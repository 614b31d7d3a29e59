import type { Language } from '@portal/contracts';
import type { Interest, InterestInput, InterestsQuery } from '@portal/contracts/support/interest';
import { about } from '../../kernel/audit/record-audit.ts';
import { isOneOf, withinDays } from '../../kernel/database/conditions.ts';
import { type Db, finds, firstRow, firstValue, newId, type Tx } from '../../kernel/database/db.ts';
import { countFound, findText, holdsText } from '../../kernel/database/find-text.ts';
import { onePage, type Total } from '../../kernel/database/page.ts';

type NewInterest = Omit<InterestInput, 'website' | 'language'> & { language: Language };

export const insertInterest = async (tx: Tx, interest: NewInterest): Promise<string> => {
  const id = newId('int');
  await tx`
    insert into interests (id, type, first_name, last_name, email, phone, organisation, position, country_code, message, language, consent)
    values (${id}, ${interest.type}, ${interest.firstName}, ${interest.lastName}, ${interest.email},
      ${interest.phone || null}, ${interest.organisation || null}, ${interest.position || null},
      ${interest.countryCode ?? null}, ${interest.message || null}, ${interest.language}, ${interest.consent})`;
  return id;
};

/** Notes what will prove that the address is its owner's. */
export const storeConfirmation = (tx: Tx, id: string, hash: Buffer, hours: number) =>
  tx`update interests set confirmation_hash = ${hash},
    confirmation_expires_at = now() + ${`${hours} hours`}::interval where id = ${id}`;

export const noteMail = (tx: Tx, id: string, mailId: string) =>
  tx`update interests set outbox_id = ${mailId} where id = ${id}`;

/** The address that a proof is for while it counts. */
export const findConfirmation = (db: Db, hash: Buffer): Promise<string | undefined> =>
  firstValue(db<{ email: string }[]>`
    select email from interests where confirmation_hash = ${hash} and confirmation_expires_at > now()`);

/** Uses the proof up. @returns whose it was; of several at once one gets it. */
export const takeConfirmation = (tx: Tx, hash: Buffer) =>
  firstRow(tx<{ id: string; email: string }[]>`
    update interests set confirmed_at = now(), confirmation_hash = null
    where confirmation_hash = ${hash} and confirmation_expires_at > now() returning id, email`);

const columns = (db: Db) => db`
  i.id, i.type, i.first_name, i.last_name, i.email, i.phone, i.organisation, i.position, i.country_code, i.message,
  i.language, i.consent, i.status, i.status_at, i.confirmed_at, i.created_at, i.row_version,
  (select u.first_name || ' ' || u.last_name from users u where u.id = i.status_by) as status_by`;

const searchable = (db: Db) =>
  db`fold_text(i.first_name || ' ' || i.last_name || ' ' || i.email || ' ' || coalesce(i.organisation, ''))`;

/** One page of who is interested, and how many match. Days are those of the time zone. */
export const findInterests = async (
  db: Db,
  query: InterestsQuery,
  timeZone: string,
): Promise<{ rows: Interest[]; total: Total }> => {
  const direction = query.order === 'ASC' ? db`asc` : db`desc`;
  const where = db`${isOneOf(db, 'i.type', query.type)} and ${isOneOf(db, 'i.status', query.status)}
    and ${isOneOf(db, 'i.country_code', query.countryCode)} and ${withinDays(db, 'i.created_at', query, timeZone)}`;
  const found = await findText(db, 'interests', query.search);
  const ordered = db`
    select ${columns(db)} from interests i where ${where} ${holdsText(db, found, db`i.id`, searchable(db))}
    order by i.created_at ${direction}, i.id ${direction}`;
  const [rows, total] = await Promise.all([
    db<Interest[]>`${onePage(db, ordered, query)}`,
    countFound(db, found, db`interests i`, where, db`i.id`),
  ]);
  return { rows, total };
};

export const findInterest = (db: Db, id: string): Promise<Interest | undefined> =>
  firstRow(db<Interest[]>`select ${columns(db)} from interests i where i.id = ${id}`);

/** Takes the row for the rest of the transaction. */
export const lockInterest = (tx: Tx, id: string): Promise<Interest | undefined> =>
  firstRow(tx<Interest[]>`select ${columns(tx)} from interests i where i.id = ${id} for update`);

export const storeInterestStatus = (tx: Tx, id: string, status: Interest['status'], by: string) =>
  tx`update interests set status = ${status}, status_by = ${by}, status_at = now(), row_version = row_version + 1
    where id = ${id}`;

/** With the mail about it. */
export const removeInterest = async (tx: Tx, id: string): Promise<Pick<Interest, 'type'> | undefined> => {
  const [removed] = await tx<(Pick<Interest, 'type'> & { outboxId: string | null })[]>`
    delete from interests where id = ${id} returning type, outbox_id`;
  if (removed) await tx`delete from outbox where id = ${removed.outboxId}`;
  return removed;
};

/** Word for word within ten minutes. Another one waits for this transaction: two at once become one. */
export const isSentTwice = async (tx: Tx, interest: NewInterest): Promise<boolean> => {
  const { type, email, firstName, lastName, language } = interest;
  const texts = [interest.phone, interest.organisation, interest.position, interest.message].map(
    (text) => text || null,
  );
  const [phone = null, organisation = null, position = null, message = null] = texts;
  const country = interest.countryCode ?? null;
  const contents = JSON.stringify([type, email.toLowerCase(), firstName, lastName, country, ...texts]);
  await tx`select pg_advisory_xact_lock(hashtextextended(${contents}, 727277))`;
  return finds(tx`
    select 1 from interests
    where created_at > now() - interval '10 minutes' and type = ${type} and lower(email) = ${email.toLowerCase()}
      and first_name = ${firstName} and last_name = ${lastName} and language = ${language}
      and phone is not distinct from ${phone} and country_code is not distinct from ${country}
      and organisation is not distinct from ${organisation} and position is not distinct from ${position}
      and message is not distinct from ${message}
    limit 1`);
};

/** An interest as the log of changes names it, without whose it is. */
export const aboutInterest = (id: string, type: string) => about('CONTACT', 'interest', id, type);
