import { type Language, languages } from '@portal/contracts';
import type { EntryState } from '@portal/contracts/content/editing';
import type { TextState } from '@portal/contracts/content/section.schemas';
import type { Db } from '../../kernel/database/db.ts';
import { type Draft, findEntryDrafts } from '../texts/drafts.db.ts';
import { findScheduledMoments } from '../texts/schedules.db.ts';
import { allLanguages, type MadeFrom } from '../texts/text-kind.ts';
import { findPublicMadeFrom } from '../texts/versions.db.ts';
import type { Directory, Entry } from './directory.ts';
import { type EntryShape, saysTheSame, textsIn } from './entry-texts.ts';

const stateOf = ({ isPublished }: Entry, draft: object | undefined): EntryState['status'] => {
  if (!isPublished) return 'DRAFT';
  return draft ? 'CHANGED' : 'PUBLISHED';
};

const isBlank = (texts: object): boolean => Object.keys(texts).length === 0;

interface Known {
  entry: Entry;
  draft: Draft | undefined;
  /** `madeFrom` of the public words. */
  madeFrom: MadeFrom;
  scheduled: (lang: Language) => string | null;
}

const languageOf = (
  shape: EntryShape,
  { entry, draft, madeFrom, scheduled }: Known,
  lang: Language,
): TextState | undefined => {
  const edited = draft?.data ?? entry;
  const isPublic = entry.isPublished && !isBlank(textsIn(shape, entry, lang));
  const isWritten = !isBlank(textsIn(shape, edited, lang));
  if (!isPublic && !isWritten) return undefined;
  const isSame = saysTheSame(shape, entry, edited, lang);
  const from = (isSame ? undefined : draft?.madeFrom[lang]) ?? madeFrom[lang];
  const translationOf = lang === 'en' ? null : (from ?? null);
  return {
    status: isPublic ? (isSame ? 'PUBLISHED' : 'CHANGED') : 'DRAFT',
    translationOf,
    isBehind: isWritten && translationOf !== null && translationOf < (madeFrom.en ?? 0),
    scheduledFor: scheduled(lang),
  };
};

const languagesOf = (shape: EntryShape, known: Known): NonNullable<EntryState['languages']> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const state = languageOf(shape, known, lang);
      return state ? [[lang, state]] : [];
    }),
  );

/** Entries as an editor sees them: its draft where there is one, and the state of each and of its languages. */
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
