import type { Tx } from '../kernel/database/db.ts';
import { problem } from '../kernel/http/problem.ts';

interface Recipient {
  email: string;
  firstName: string;
  lastName: string;
}

/** @throws Problem unauthorized when the account went meanwhile. */
export const findRecipient = async (tx: Tx, id: string): Promise<Recipient> => {
  const [row] = await tx<Recipient[]>`select email, first_name, last_name from users where id = ${id}`;
  if (!row) throw problem('unauthorized');
  return row;
};
