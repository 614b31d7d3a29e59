import type { AuditChange } from '../../kernel/audit/audit-entry.ts';
import type { Tx } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { contentChanges } from '../text/changes.ts';
import { closeDraft, storeDraft } from './drafts.db.ts';
import { allLanguages, type Kind, type MadeFrom, type Text, type Words } from './kind.ts';
import { cancelWaiting } from './schedules.db.ts';

interface Wanted {
  id: string;
  lang?: Parameters<Kind['read']>[2];
  /** What the caller has read; absent: whatever is there. */
  rowVersion?: number | undefined;
}

/** @throws Problem not_found, stale_version. */
export const lockText = async (tx: Tx, kind: Kind, { id, lang, rowVersion }: Wanted): Promise<Text> => {
  await kind.lock(tx, id, lang);
  const text = await kind.read(tx, id, lang);
  if (!text) throw problem('not_found');
  if (rowVersion !== undefined && rowVersion !== text.rowVersion) throw problem('stale_version');
  return text;
};

export const isSame = (one: Words | null | undefined, other: Words): boolean =>
  one !== null && one !== undefined && contentChanges(one, other).length === 0;

/** What of `words` is not public is the draft from now on. */
const keepRest = (tx: Tx, text: Text, shown: Words | null, words: Words, madeFrom: MadeFrom, by: string) => {
  const rowVersion = text.rowVersion + 1;
  return isSame(shown, words)
    ? closeDraft(tx, text, rowVersion)
    : storeDraft(tx, text, { data: words, madeFrom, rowVersion }, by);
};

/** Keeps words beside those that are public; what is public already needs no draft. @returns what changed for editors. */
export const saveDraft = async (tx: Tx, text: Text, words: Words, by: string): Promise<AuditChange[]> => {
  if (isSame(text.words, words)) return [];
  const changes = contentChanges(text.words ?? {}, words);
  if (text.store) {
    await text.store(tx, words, by);
    return changes;
  }
  // Whoever takes the draft back has decided instead of the clock.
  if (isSame(text.published, words)) await cancelWaiting(tx, text.key, text.lang, by);
  await keepRest(tx, text, text.published, words, text.madeFromNow(words), by);
  await text.moveVersion(tx);
  return changes;
};

/** Makes the addressed part of `words` public; by hand that is instead of the clock, which else says how old they are. */
export const publishWords = async (
  tx: Tx,
  text: Text,
  { words, shown }: { words: Words; shown: Words },
  by: string,
  scheduled?: number | null,
): Promise<void> => {
  await text.publish(tx, shown, by, scheduled);
  await keepRest(tx, text, shown, words, text.madeFrom, by);
  if (scheduled === undefined) await cancelWaiting(tx, text.key, text.part, by);
};

/** Drops the draft, or its addressed part; what is public stays. @returns what changed for editors. */
export const dropDraft = async (tx: Tx, text: Text, by: string): Promise<AuditChange[]> => {
  await cancelWaiting(tx, text.key, text.part, by);
  if (!text.hasDraft || !text.words) return [];
  const left = text.published && text.withPart(text.words, text.published);
  if (left) await keepRest(tx, text, text.published, left, text.madeFrom, by);
  else await closeDraft(tx, text, text.rowVersion + 1);
  await text.moveVersion(tx);
  return contentChanges(text.words, left ?? {});
};

/** An entry that is taken off the site, or deleted, takes its draft and its schedules along. */
export const forgetDraft = async (tx: Tx, text: Text, by: string): Promise<void> => {
  await closeDraft(tx, text, text.rowVersion + 1);
  await cancelWaiting(tx, text.key, allLanguages, by);
};
