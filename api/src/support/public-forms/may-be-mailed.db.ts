import { finds, type Tx } from '../../kernel/database/db.ts';

const MAILS_AN_HOUR = 5;

/** Whether an address gets a mail about what a form just stored: it may be somebody else's, who is not to be flooded. */
export const mayBeMailed = async (
  tx: Tx,
  table: 'contact_messages' | 'interests',
  email: string,
): Promise<boolean> =>
  !(await finds(tx`
    select 1 from ${tx(table)} where created_at > now() - interval '1 hour' and lower(email) = ${email.toLowerCase()}
    offset ${MAILS_AN_HOUR} limit 1`));
