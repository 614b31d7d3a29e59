import { type Language, languages } from '@portal/contracts';
import type { EntryState } from '@portal/contracts/content/entry-state';
import type { TextState } from '@portal/contracts/content/section.schemas';
import type { Db } from '../../kernel/database/db.ts';
import { type Draft, findEntryDrafts } from '../kind/drafts.db.ts';
import { allLanguages, type MadeFrom } from '../kind/kind.ts';
import { findScheduledMoments } from '../kind/schedules.db.ts';
import { findPublicMadeFrom } from '../kind/versions.db.ts';
import type { Directory, Entry } from './directory.ts';
import { saysTheSame, textsIn, type Worded } from './entry-texts.ts';

const stateOf = ({ isPublished }: Entry, draft: object | undefined): EntryState['status'] => {
  if (!isPublished) return 'DRAFT';
  return draft ? 'CHANGED' : 'PUBLISHED';
};

const isBlank = (texts: object): boolean => Object.keys(texts).length === 0;

interface Known {
  entry: Entry;
  draft: Draft | undefined;
  /** Of what is public. */
  madeFrom: MadeFrom;
  scheduled: (lang: Language) => string | null;
}

const languageOf = (
  worded: Worded,
  { entry, draft, madeFrom, scheduled }: Known,
  lang: Language,
): TextState | undefined => {
  const words = draft?.data ?? entry;
  const isPublic = entry.isPublished && !isBlank(textsIn(worded, entry, lang));
  const isWritten = !isBlank(textsIn(worded, words, lang));
  if (!isPublic && !isWritten) return undefined;
  const isSame = saysTheSame(worded, entry, words, lang);
  const from = (isSame ? undefined : draft?.madeFrom[lang]) ?? madeFrom[lang];
  const translationOf = lang === 'en' ? null : (from ?? null);
  return {
    status: isPublic ? (isSame ? 'PUBLISHED' : 'CHANGED') : 'DRAFT',
    translationOf,
    isBehind: isWritten && translationOf !== null && translationOf < (madeFrom.en ?? 0),
    scheduledFor: scheduled(lang),
  };
};

const languagesOf = (worded: Worded, known: Known): NonNullable<EntryState['languages']> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const state = languageOf(worded, known, lang);
      return state ? [[lang, state]] : [];
    }),
  );

/** Entries as an editor sees them: the words of a draft where there is one, and the state of each and of its languages. */
export const withDrafts = async <R extends Entry, I extends object>(
  db: Db,
  directory: Directory<R, I>,
  entries: readonly R[],
): Promise<R[]> => {
  const drafts = await findEntryDrafts(db, directory.table);
  const schedules = await findScheduledMoments(db, directory.table);
  const made = await findPublicMadeFrom(db, `${directory.table}/%`);
  return entries.map((entry) => {
    const draft = drafts.get(entry.id);
    const scheduled = (lang: string) => schedules.get(`${entry.id}/${lang}`) ?? null;
    const state: EntryState = {
      status: stateOf(entry, draft),
      scheduledFor: scheduled(allLanguages),
      languages: languagesOf(directory, {
        entry,
        draft,
        madeFrom: made.get(`${directory.table}/${entry.id}`) ?? {},
        scheduled,
      }),
    };
    return { ...entry, ...draft?.data, state };
  });
};
