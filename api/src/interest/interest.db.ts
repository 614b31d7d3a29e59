import type { Language } from '@portal/contracts';
import type { InterestInput } from '@portal/contracts/interest/schemas';
import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';

export type NewInterest = Omit<InterestInput, 'website' | 'language'> & { language: Language };

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
export const storeConfirmation = async (tx: Tx, id: string, hash: Buffer, hours: number): Promise<void> => {
  await tx`update interests set confirmation_hash = ${hash},
    confirmation_expires_at = now() + ${`${hours} hours`}::interval where id = ${id}`;
};

/** Uses the proof up. @returns whose it was; of several at once one gets it. */
export const takeConfirmation = async (
  tx: Tx,
  hash: Buffer,
): Promise<{ id: string; email: string } | undefined> => {
  const [confirmed] = await tx<{ id: string; email: string }[]>`
    update interests set confirmed_at = now(), confirmation_hash = null
    where confirmation_hash = ${hash} and confirmation_expires_at > now() returning id, email`;
  return confirmed;
};
