import { createHash } from 'node:crypto';
import { sameBytes } from '../crypto/tokens.ts';
import { changesOne, type Db, firstRow, onlyValue, type Pool, type Tx, transaction } from '../database/db.ts';
import type { Caller } from './caller.ts';
import { problem } from './problem.ts';

interface Replay {
  requestHash: Buffer;
  body: unknown;
}

interface IdempotentContext extends Caller {
  db: Pool;
  params: unknown;
  body: unknown;
}

const findReplay = (db: Db, userId: string, operation: string, key: string): Promise<Replay | undefined> =>
  firstRow(db<Replay[]>`
    select request_hash, body from idempotency_keys
    where user_id = ${userId} and operation = ${operation} and key = ${key} and created_at > now() - interval '24 hours'`);

/** Where another request with the same key is still at work, its row cannot be seen but blocks ours. */
const claim = async (
  tx: Tx,
  userId: string,
  operation: string,
  key: string,
  hash: Buffer,
): Promise<boolean> => {
  const isHeld = await onlyValue(tx<{ held: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${operation} ${key}`}, 727275)) as held`);
  if (!isHeld) throw problem('idempotency_in_progress', { retryAfter: 1 });
  return changesOne(tx`
    insert into idempotency_keys as k (user_id, operation, key, request_hash) values (${userId}, ${operation}, ${key}, ${hash})
    on conflict (user_id, operation, key) do update set request_hash = excluded.request_hash, body = null, created_at = now()
      where k.created_at <= now() - interval '24 hours'`);
};

/**
 * Runs a change in one transaction. With an `Idempotency-Key` the answer is kept with the change for
 * 24 hours: the same request again gets the same answer and changes nothing.
 * @throws Problem idempotency_mismatch for another request under the same key, idempotency_in_progress
 * while the first is still at work.
 */
export const withIdempotency = async <T>(
  context: IdempotentContext,
  operation: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { db, actor, meta, params, body } = context;
  const key = meta.idempotencyKey;
  if (key === undefined) return transaction(db, work);
  const hash = createHash('sha256')
    .update(JSON.stringify([params, body]))
    .digest();
  return transaction(db, async (tx) => {
    if (!(await claim(tx, actor.id, operation, key, hash))) {
      const replay = await findReplay(tx, actor.id, operation, key);
      if (!replay || !sameBytes(replay.requestHash, hash)) throw problem('idempotency_mismatch');
      return replay.body as T; // stored by the same operation below
    }
    const answer = await work(tx);
    await tx`update idempotency_keys set body = ${tx.json(answer)}
      where user_id = ${actor.id} and operation = ${operation} and key = ${key}`;
    return answer;
  });
};
