import { MFA_CODE_MINUTES } from '@portal/contracts/identity/enums';
import { codeHash, randomDigits, randomToken, tokenHash } from '../../kernel/crypto/tokens.ts';
import { changesOne, type Db, firstRow, newId } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';

export const MAX_TRIES = 5;
const MAX_RESENDS = 5;
export const RESEND_SECONDS = 15;
const DIGITS = 6;

/** A second factor that was asked for. */
export interface Challenge {
  id: string;
  userId: string;
  /** Absent until a code was mailed. */
  codeHash: Buffer | null;
  tries: number;
  sends: number;
}

/** A new code for a challenge; only its keyed hash is stored. */
const freshCode = ({ portal }: Db, challengeId: string): { code: string; hash: Buffer } => {
  const code = randomDigits(DIGITS);
  return { code, hash: codeHash(portal.keys.codes, challengeId, code) };
};

/** Without a mail the first code may be asked for at once. */
export const insertChallenge = async (
  db: Db,
  userId: string,
  isMailed: boolean,
): Promise<{ token: string; code: string }> => {
  const id = newId('mfa');
  const token = randomToken();
  const { code, hash } = freshCode(db, id);
  await db`insert into mfa_challenges (id, user_id, token_hash, code_hash, last_sent_at, expires_at)
    values (${id}, ${userId}, ${tokenHash(token)}, ${isMailed ? hash : null},
      now() - ${`${isMailed ? 0 : RESEND_SECONDS} seconds`}::interval, now() + ${`${MFA_CODE_MINUTES} minutes`}::interval)`;
  return { token, code };
};

/** The sign-in that a token stands for, while it can still be finished. */
export const findChallenge = (db: Db, token: string): Promise<Challenge | undefined> =>
  firstRow(db<Challenge[]>`
    select id, user_id, code_hash, tries, sends from mfa_challenges
    where token_hash = ${tokenHash(token)} and used_at is null and expires_at > now() and tries < ${MAX_TRIES}`);

/** Counts a try of the sign-in, if it has one left. */
export const takeTry = (db: Db, id: string): Promise<Challenge | undefined> =>
  firstRow(db<Challenge[]>`
    update mfa_challenges set tries = tries + 1
    where id = ${id} and used_at is null and expires_at > now() and tries < ${MAX_TRIES}
    returning id, user_id, code_hash, tries, sends`);

/** Takes the challenge; of several at once one succeeds. */
export const consumeChallenge = (db: Db, id: string): Promise<boolean> =>
  changesOne(db`update mfa_challenges set used_at = now() where id = ${id} and used_at is null`);

interface ResendState {
  id: string;
  userId: string;
  sends: number;
  isOver: boolean;
  secondsLeft: number;
}

/**
 * Replaces the code by one with all its time. Tries carry over, so that asking again buys no guesses.
 * @throws Problem mfa_expired, mfa_resend_too_soon (with Retry-After), mfa_resend_limit.
 */
export const renewCode = async (
  db: Db,
  token: string,
): Promise<{ userId: string; code: string; sendsLeft: number }> => {
  const [state] = await db<ResendState[]>`
    select id, user_id, sends, used_at is not null or expires_at <= now() or tries >= ${MAX_TRIES} as is_over,
      ceil(${RESEND_SECONDS} - extract(epoch from now() - last_sent_at))::int as seconds_left
    from mfa_challenges where token_hash = ${tokenHash(token)} for update`;
  if (!state || state.isOver) throw problem('mfa_expired');
  if (state.sends > MAX_RESENDS) throw problem('mfa_resend_limit');
  if (state.secondsLeft > 0) throw problem('mfa_resend_too_soon', { retryAfter: state.secondsLeft });
  const { code, hash } = freshCode(db, state.id);
  await db`update mfa_challenges set code_hash = ${hash}, sends = sends + 1, last_sent_at = now(),
    expires_at = now() + ${`${MFA_CODE_MINUTES} minutes`}::interval where id = ${state.id}`;
  return { userId: state.userId, code, sendsLeft: MAX_RESENDS - state.sends };
};
