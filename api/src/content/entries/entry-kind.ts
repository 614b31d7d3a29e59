import { refusedField } from '../../kernel/http/problem.ts';
import { checkerOf } from '../../kernel/server/validation.ts';
import { refuseMarkup } from '../checks/refuse-markup.ts';
import { textOf } from '../locales/messages.ts';
import { findDraft } from '../texts/drafts.db.ts';
import { allLanguages, type ContentFields, type Text, type TextKind } from '../texts/text-kind.ts';
import { findPublicMadeFrom, publishedAsScheduled } from '../texts/versions.db.ts';
import type { Directory, Entry } from './directory.ts';
import { findEntry, lockEntry, moveRowVersion, storeEntry } from './entries.db.ts';
import { fieldsOf, madeFromOf, withLanguage } from './entry-texts.ts';

const englishFirst = () => refusedField('lang', 'english_first', textOf('content.englishFirst'));

/**
 * Entries of a list: a row in the list's table with all languages, and at most one draft of them beside it.
 * @param order the place that a published entry gets; absent: the one that it has.
 */
export const entriesOf = <R extends Entry, I extends object>(
  directory: Directory<R, I>,
  order?: number,
): TextKind => ({
  lock: (tx, id) => lockEntry(tx, directory.table, id),
  read: async (db, id, lang) => {
    const { table, process, entityType } = directory;
    const entry = await findEntry(db, directory, id);
    if (!entry) return undefined;
    const place = { key: `${table}/${id}`, lang: allLanguages } as const;
    const draft = await findDraft(db, place);
    const made = (await findPublicMadeFrom(db, place.key)).get(place.key) ?? {};
    const stored = fieldsOf(directory, entry);
    const edited = draft ? { ...draft.data } : stored;
    const madeFrom = draft?.madeFrom ?? {};
    const translationOf = lang && lang !== 'en' ? (madeFrom[lang] ?? made[lang] ?? null) : null;
    const withPart = (base: ContentFields, from: ContentFields) =>
      lang ? withLanguage(directory, base, from, lang) : from;
    const { isPublished } = entry;
    const whole = (next: ContentFields) => ({ ...next, order: order ?? entry.order, isPublished: true });
    const check: Text['check'] = async (tx, next) => {
      const input = whole(next);
      checkerOf(directory.schema)(input);
      refuseMarkup(input);
      await directory.check?.(tx, input as I & typeof input); // it has just passed the schema
    };
    return {
      ...place,
      part: lang ?? allLanguages,
      rowVersion: entry.rowVersion ?? 0,
      published: isPublished ? stored : null,
      edited,
      hasDraft: draft !== undefined,
      madeFrom,
      translationOf,
      filed: { process, entityType, entityId: id, entityLabel: directory.labelOf({ ...entry, ...edited }) },
      withPart,
      shownWith: (next) => {
        if (!isPublished && lang && lang !== 'en') throw englishFirst();
        return withPart(isPublished ? stored : {}, next);
      },
      madeFromNow: (next) => madeFromOf(directory, { data: edited, madeFrom }, next, made.en),
      check,
      checkedDraft: async (tx, next) => {
        await check(tx, next);
        return next;
      },
      publish: async (tx, shown, updatedBy, scheduled) => {
        if (lang && typeof scheduled === 'number') await publishedAsScheduled(tx, { [lang]: scheduled });
        await storeEntry(tx, directory, id, whole(shown), updatedBy);
      },
      moveVersion: (tx) => moveRowVersion(tx, table, id),
      ...(!isPublished && {
        store: (tx, next, updatedBy) =>
          storeEntry(tx, directory, id, { ...whole(next), isPublished }, updatedBy),
      }),
    };
  },
});
