import type { Language } from '@portal/contracts';
import type { Audited } from '../../kernel/audit/record-audit.ts';
import type { Db, Tx } from '../../kernel/database/db.ts';

/** What people write of a text, by the name of the field. */
export type ContentFields = Record<string, unknown>;

export const allLanguages = 'all';
export type RowLanguage = Language | typeof allLanguages;

/** A row of drafts, versions and editors: a section has one for each language, an entry of a list one for all. */
export interface Place {
  key: string;
  lang: RowLanguage;
}

/** For each language the version whose English it was translated from. */
export type MadeFrom = Partial<Record<Language, number>>;

/** A text as editors and visitors have it, and what its kind adds to it. */
export interface Text extends Place {
  /** The part of the row that a request is about: one language of an entry, or all. */
  part: RowLanguage;
  /** The version that an editor must have read to change it. */
  rowVersion: number;
  /** What visitors read; null while they read nothing of it. */
  published: ContentFields | null;
  /** What editors read: the draft, else what was saved last; `undefined` where nothing was. */
  edited: ContentFields | undefined;
  hasDraft: boolean;
  /** Versions that the languages of the draft were translated from. */
  madeFrom: MadeFrom;
  /** The version whose English the addressed language was translated from; null where there is none. */
  translationOf: number | null;
  /** How the log names it. */
  filed: Required<Audited>;
  /** `base` with the addressed part as `from` has it. */
  withPart: (base: ContentFields, from: ContentFields) => ContentFields;
  /** What visitors read once the addressed part of `fields` is public. @throws Problem invalid_request. */
  shownWith: (fields: ContentFields) => ContentFields;
  /** `madeFrom` of `fields` that are written now. */
  madeFromNow: (fields: ContentFields) => MadeFrom;
  /** Refuses fields that may not go public. @throws Problem invalid_request, payload_too_large. */
  check: (tx: Tx, fields: ContentFields) => Promise<void>;
  /** Refuses fields that may not be a draft. @returns them, completed by what a draft may lack. @throws as `check`. */
  checkedDraft: (tx: Tx, fields: ContentFields) => Promise<ContentFields>;
  /** Makes fields public. `scheduled`: they are as old as their schedule, made from that version or from none. */
  publish: (tx: Tx, fields: ContentFields, updatedBy: string, scheduled?: number | null) => Promise<unknown>;
  /** Counts a save of the draft, where the draft does not count itself. */
  moveVersion: (tx: Tx) => Promise<unknown>;
  /** Stores fields in the text's own row; only for a text that was never public. */
  store?: (tx: Tx, fields: ContentFields, updatedBy: string) => Promise<unknown>;
}

/** What distinguishes sections from the entries of a list. `lang` is needed for a section. */
export interface TextKind {
  /** Keeps other writers out until the transaction ends. */
  lock: (tx: Tx, id: string, lang: Language | undefined) => Promise<unknown>;
  /** `undefined` where there is no such text. @throws Problem invalid_request without a language that is needed. */
  read: (db: Db, id: string, lang: Language | undefined) => Promise<Text | undefined>;
}
