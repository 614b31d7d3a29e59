import type { Language } from '@portal/contracts';
import type { ContactMessageInput } from '@portal/contracts/support/contact-messages';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { port } from '../../kernel/ports/port.ts';

/** Names of countries in a language; a code that is none stays as it is. */
export const countryNames = port<[db: Db, language: Language], Promise<(code: string) => string>>(
  'countryNames',
);

/** Whether decisions need a second Admin. */
export const needsSecondAdmin = port<[db: Db], Promise<boolean>>('needsSecondAdmin');

/** An applicant has confirmed the address of a new account, or a new address of an account. */
export const addressConfirmed = port<[tx: Tx, account: { id: string; email: string }], Promise<unknown>>(
  'addressConfirmed',
);

/** Messages that are assigned to an account that may not read them any more are assigned to nobody. */
export const unassignMessages = port<[tx: Tx, userId: string], Promise<void>>('unassignMessages');

/** A message into the queue of the Admins. */
interface AdminMessage
  extends Pick<ContactMessageInput, 'firstName' | 'lastName' | 'email' | 'subject' | 'message'> {
  language: Language;
  topic: 'TECHNICAL';
  adminsOnly: true;
}

export const messageAdmins = port<
  [tx: Tx, message: AdminMessage],
  Promise<{ id: string; ticketNumber: string }>
>('messageAdmins');
