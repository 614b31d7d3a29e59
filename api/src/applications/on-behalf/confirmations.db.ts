import { MANAGER, SUPER } from '@portal/contracts';
import { codeHash, isCode, randomDigits, randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import {
  changesOne,
  type Db,
  firstRow,
  newId,
  onlyRow,
  onlyValue,
  type Pool,
  type Tx,
} from '../../kernel/database/db.ts';
import type { Recipient } from '../../kernel/mail/enqueue-mail.ts';

/** How long the applicant has to confirm. */
export const CONFIRMATION_DAYS = 14;
const MAX_TRIES = 5;
/** Read out over a telephone line, too. */
const CODE_DIGITS = 8;

/** Makes link and code, and voids earlier ones. */
export const insertConfirmation = async (
  tx: Tx,
  applicationId: string,
): Promise<{ token: string; code: string }> => {
  const id = newId('ecf');
  const token = randomToken();
  const code = randomDigits(CODE_DIGITS);
  await tx`update entry_confirmations set used_at = now() where application_id = ${applicationId} and used_at is null`;
  await tx`insert into entry_confirmations (id, application_id, token_hash, code_hash, expires_at)
    values (${id}, ${applicationId}, ${tokenHash(token)}, ${codeHash(tx.portal.keys.codes, id, code)},
      now() + make_interval(days => ${CONFIRMATION_DAYS}))`;
  return { token, code };
};

/** A confirmation that was recognised but not used yet. */
export interface FoundConfirmation {
  id: string;
  applicationId: string;
}

export const findByLink = (db: Db, token: string): Promise<FoundConfirmation | undefined> =>
  firstRow(db<FoundConfirmation[]>`
      select id, application_id from entry_confirmations
      where token_hash = ${tokenHash(token)} and used_at is null and expires_at > now()`);

/**
 * Counted before comparing and outside of any transaction, so that a refusal does not take the try back; the right
 * code takes it back, because it is read with first and confirmed with after.
 */
export const tryCode = async (
  db: Pool,
  applicationNumber: string,
  code: string,
): Promise<FoundConfirmation | undefined> => {
  const [row] = await db<(FoundConfirmation & { codeHash: Buffer })[]>`
    update entry_confirmations set tries = tries + 1
    where id = (select c.id from entry_confirmations c join applications a on a.id = c.application_id
        where a.application_number = ${applicationNumber} and c.used_at is null
        order by c.created_at desc limit 1)
      and used_at is null and expires_at > now() and tries < ${MAX_TRIES}
    returning id, application_id, code_hash`;
  if (!row || !isCode(db.portal.keys, row.id, code, row.codeHash)) return undefined;
  await db`update entry_confirmations set tries = tries - 1 where id = ${row.id}`;
  return row;
};

/** Uses it up; of several at once one succeeds. */
export const consumeConfirmation = (tx: Tx, id: string): Promise<boolean> =>
  changesOne(tx`update entry_confirmations set used_at = now() where id = ${id} and used_at is null`);

/** Leaves the row version: nobody's open form is about it. @returns the moment of the confirmation; the first one stays. */
export const markConfirmed = (tx: Tx, applicationId: string): Promise<string> =>
  onlyValue(tx<{ at: string }[]>`
    update applications set applicant_confirmed_at = coalesce(applicant_confirmed_at, now()),
      applicant_refused_at = null, updated_at = now()
    where id = ${applicationId} returning applicant_confirmed_at as at`);

/** @returns the moment of the refusal. */
export const markRefused = (tx: Tx, applicationId: string): Promise<string> =>
  onlyValue(tx<{ at: string }[]>`
    update applications set applicant_refused_at = now(), updated_at = now()
    where id = ${applicationId} returning applicant_refused_at as at`);

/** What was confirmed is no longer what was sent. */
export const markUnconfirmed = (tx: Tx, applicationId: string) =>
  tx`update applications set applicant_confirmed_at = null where id = ${applicationId}`;

/** Active managers and super users. */
export const managersToMail = (tx: Tx): Promise<Recipient[]> =>
  tx<Recipient[]>`
    select email, first_name, language from users
    where role in (${MANAGER}, ${SUPER}) and status = 'ACTIVE' order by id`;

export const markHandedOver = (tx: Tx, applicationId: string) =>
  onlyRow(tx<{ handedOverAt: string; rowVersion: number }[]>`
    update applications set handed_over_at = now(), updated_at = now(), row_version = row_version + 1
    where id = ${applicationId} returning handed_over_at, row_version`);
