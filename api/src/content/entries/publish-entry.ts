import type { Language } from '@portal/contracts';
import type { OrderBody } from '@portal/contracts/content/desk';
import type { Tx } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import { textOf } from '../locales/messages.ts';
import { contentChanges } from '../text/changes.ts';
import { dropEntryDraft, type EntryMadeFrom, storeEntryDraft } from './entry-drafts.db.ts';
import { type EntryWords, type Worded, withLanguage, wordsOf } from './entry-words.ts';

/**
 * What visitors read of an entry once one language of `words` is public.
 * @throws Problem invalid_request while its English is not.
 */
export const publicWith = (
  worded: Worded,
  entry: { isPublished: boolean },
  words: EntryWords,
  lang: Language,
): EntryWords => {
  if (entry.isPublished) return withLanguage(worded, wordsOf(worded, entry), words, lang);
  if (lang !== 'en')
    throw problem('invalid_request', {
      fields: [{ field: 'lang', code: 'english_first', words: textOf('content.englishFirst') }],
    });
  return withLanguage(worded, {}, words, lang);
};

/** What of the words on the desk is not public stays a draft. */
export const keepRest = async (
  tx: Tx,
  list: OrderBody['list'],
  id: string,
  { shown, words, madeFrom }: { shown: EntryWords; words: EntryWords; madeFrom: EntryMadeFrom },
  by: string,
): Promise<void> => {
  if (contentChanges(shown, words).length === 0) await dropEntryDraft(tx, list, id);
  else await storeEntryDraft(tx, list, id, { data: words, madeFrom }, by);
};
