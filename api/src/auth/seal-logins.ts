import { rowHash } from '../audit/chain.ts';
import { lockHead } from '../audit/seal-next.ts';
import { allowStatements, type Db, type Pool, type Tx, transaction } from '../database/db.ts';
import type { LoginFacts } from './login-history.db.ts';

type Unsealed = LoginFacts & { at: string };

const BATCH = 5000;

/** Once every row has its seal, the table takes none without. */
const isSealed = async (db: Db): Promise<boolean> =>
  (
    await db`select 1 from pg_attribute
      where attrelid = 'login_history'::regclass and attname = 'hash' and attnotnull`
  ).length > 0;

const readAfter = (tx: Tx, last: Unsealed | undefined) => tx<Unsealed[]>`
  select id, user_id, at, outcome, method, ip, country_code, device, browser, os, is_new_device, session_id
  from login_history
  where seq is null ${last ? tx`and (at, id) > (${last.at}, ${last.id})` : tx``}
  order by at, id limit ${BATCH}`;

const sealAll = async (tx: Tx): Promise<void> => {
  const head = await lockHead(tx, 'login_history');
  let { seq, hash: prevHash } = head;
  let last: Unsealed | undefined;
  for (;;) {
    const sealed = [...(await readAfter(tx, last))].map((row) => {
      last = row;
      seq = String(BigInt(seq) + 1n);
      const link = { seq, prevHash };
      prevHash = rowHash(tx.portal.auditKey, { ...row, ...link });
      return { id: row.id, ...link, hash: prevHash };
    });
    if (sealed.length === 0) return;
    await tx`
      update login_history h set seq = s.seq, prev_hash = s.prev_hash, hash = s.hash
      from unnest(${sealed.map(({ id }) => id)}::text[], ${sealed.map((row) => row.seq)}::bigint[],
        ${sealed.map((row) => row.prevHash)}::text[], ${sealed.map(({ hash }) => hash)}::text[]) s(id, seq, prev_hash, hash)
      where h.id = s.id`;
  }
};

/**
 * Chains sign-ins of before they were chained, in the order of their times, once. To be run by the owner
 * of the table after migrations; about a minute for a million.
 */
export const sealLogins = async (owner: Pool): Promise<void> => {
  if (await isSealed(owner)) return;
  await transaction(owner, async (tx) => {
    await allowStatements(tx, 0);
    await tx`set local lock_timeout = 0`;
    await tx`lock table login_history in access exclusive mode`;
    if (await isSealed(tx)) return; // by another instance, meanwhile
    await tx`alter table login_history disable trigger login_history_append_only`;
    await sealAll(tx);
    await tx`alter table login_history enable trigger login_history_append_only`;
    await tx`alter table login_history alter seq set not null, alter prev_hash set not null, alter hash set not null`;
  });
};
