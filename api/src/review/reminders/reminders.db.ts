import { changesOne, type Tx } from '../../kernel/database/db.ts';

type ReminderKind = 'RETURNED' | 'DRAFT' | 'REVIEW' | 'ASKED';

/** What is reminded of: `anchor` is the stored moment that it is about, exactly as the database gave it. */
interface ReminderKey {
  kind: ReminderKind;
  subjectId: string;
  anchor: string;
  n: 1 | 2;
}

/** Notes a reminder in the transaction that mails it. @returns false when any instance has sent it before. */
export const claimReminder = (tx: Tx, { kind, subjectId, anchor, n }: ReminderKey): Promise<boolean> =>
  changesOne(tx`
    insert into reminders (kind, subject_id, anchor, n) values (${kind}, ${subjectId}, ${anchor}, ${n})
    on conflict do nothing`);

/** Those that wait and nobody was reminded of yet, noted as reminded. */
export const claimReminders = async <T>(
  tx: Tx,
  waiting: readonly T[],
  keyOf: (one: T) => ReminderKey,
): Promise<T[]> => {
  const claimed: T[] = [];
  for (const one of waiting) if (await claimReminder(tx, keyOf(one))) claimed.push(one);
  return claimed;
};
