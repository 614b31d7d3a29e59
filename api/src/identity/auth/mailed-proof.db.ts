import { codeHash, isCode, randomDigits, randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { changesOne, type Db, firstRow, newId } from '../../kernel/database/db.ts';

type ProofPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD' | 'INVITE';

/** How long a mailed link or code is good for. */
export const proofMinutes: Record<ProofPurpose, number> = {
  CONFIRM_EMAIL: 72 * 60,
  RESET_PASSWORD: 15,
  INVITE: 72 * 60,
};

const MAX_TRIES = 5;
/** Typed from the mail; the link carries 256 bits instead. */
const CODE_DIGITS = 8;
const typedCode = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Voids what was mailed for a purpose and not used. */
export const voidProofs = (db: Db, userId: string, purpose: ProofPurpose) =>
  db`update mailed_proofs set used_at = now() where user_id = ${userId} and purpose = ${purpose} and used_at is null`;

/** Ends the invitations that somebody sent and nobody took up, as their time would. */
export const endInvitationsBy = (db: Db, userId: string) =>
  db`
    update mailed_proofs set expires_at = now()
    where invited_by = ${userId} and used_at is null and expires_at > now()`;

/** Makes a proof and voids earlier ones of its purpose. */
export const insertProof = async (
  db: Db,
  userId: string,
  purpose: ProofPurpose,
  invitedBy: string | null = null,
): Promise<{ token: string; code: string }> => {
  const id = newId('prf');
  const token = randomToken();
  const code = randomDigits(CODE_DIGITS);
  await voidProofs(db, userId, purpose);
  await db`insert into mailed_proofs (id, user_id, purpose, token_hash, code_hash, invited_by, expires_at)
    values (${id}, ${userId}, ${purpose}, ${tokenHash(token)}, ${codeHash(db.portal.keys.codes, id, code)}, ${invitedBy},
      now() + ${`${proofMinutes[purpose]} minutes`}::interval)`;
  return { token, code };
};

/** A proof that was recognised but not used yet. */
interface Proof {
  id: string;
  userId: string;
  purpose: ProofPurpose;
}

const findByToken = (db: Db, token: string, purposes: readonly ProofPurpose[]): Promise<Proof | undefined> =>
  firstRow(db<Proof[]>`
    select id, user_id, purpose from mailed_proofs
    where token_hash = ${tokenHash(token)} and purpose = any(${purposes}) and used_at is null and expires_at > now()`);

/** Counted before comparing, like every guess at a short code. */
const tryCode = async (db: Db, email: string, code: string): Promise<Proof | undefined> => {
  const [proof] = await db<(Proof & { codeHash: Buffer })[]>`
    update mailed_proofs set tries = tries + 1
    where id = (select p.id from mailed_proofs p join users u on u.id = p.user_id
        where u.email = ${email} and p.purpose = 'RESET_PASSWORD' and p.used_at is null
        order by p.created_at desc limit 1)
      and used_at is null and expires_at > now() and tries < ${MAX_TRIES}
    returning id, user_id, purpose, code_hash`;
  return proof && isCode(db.portal.keys, proof.id, code, proof.codeHash) ? proof : undefined;
};

/** The reset or invitation that a link's token or a typed code stands for, when it is this address's. */
export const findPasswordProof = async (db: Db, email: string, code: string): Promise<Proof | undefined> => {
  if (typedCode.test(code)) return tryCode(db, email, code);
  const proof = await findByToken(db, code, ['RESET_PASSWORD', 'INVITE']);
  if (!proof) return undefined;
  const [owner] = await db<{ email: string }[]>`select email from users where id = ${proof.userId}`;
  return owner?.email === email ? proof : undefined;
};

export const findConfirmation = (db: Db, token: string): Promise<Proof | undefined> =>
  findByToken(db, token, ['CONFIRM_EMAIL']);

/** Uses the proof up; of several at once one succeeds. */
export const consumeProof = (db: Db, id: string): Promise<boolean> =>
  changesOne(db`update mailed_proofs set used_at = now() where id = ${id} and used_at is null`);
