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

/** By language the version whose English it was made from. */
export type MadeFrom = Partial<Record<Language, number>>;

/** A text as editors and visitors have it, and what its kind adds to it. */
export interface Text extends Place {
  /** What of the row is addressed: of an entry one language, or all of them. */
  part: RowLanguage;
  /** What an editor must have read. */
  rowVersion: number;
  /** What visitors read; null while they read nothing of it. */
  published: ContentFields | null;
  /** What editors read: the draft, else what was saved last; `undefined` where nothing was. */
  edited: ContentFields | undefined;
  hasDraft: boolean;
  /** What the draft were made from. */
  madeFrom: MadeFrom;
  /** The version whose English the addressed translation was made from; null where there is none. */
  translationOf: number | null;
  /** How the log names it. */
  filed: Required<Audited>;
  /** `base` with the addressed part as `from` has it. */
  withPart: (base: ContentFields, from: ContentFields) => ContentFields;
  /** What visitors read once the addressed part of `fields` is public. @throws Problem invalid_request. */
  shownWith: (fields: ContentFields) => ContentFields;
  /** What `fields` are made from when they are written now. */
  madeFromNow: (fields: ContentFields) => MadeFrom;
  /** Of fields that may go public. @throws Problem invalid_request, payload_too_large. */
  check: (tx: Tx, fields: ContentFields) => Promise<void>;
  /** Of fields that may be a draft. @returns them with what a draft may lack. @throws as `check`. */
  checkedDraft: (tx: Tx, fields: ContentFields) => Promise<ContentFields>;
  /** Makes fields public. `scheduled`: they are as old as their schedule, made from that version or from none. */
  publish: (tx: Tx, fields: ContentFields, updatedBy: string, scheduled?: number | null) => Promise<unknown>;
  /** Counts a save of the draft, where the draft does not count itself. */
  moveVersion: (tx: Tx) => Promise<unknown>;
  /** Of what was never public and has a row of its own: that holds its fields. */
  store?: (tx: Tx, fields: ContentFields, updatedBy: string) => Promise<unknown>;
}

/** What distinguishes sections from the entries of a list. `lang` is needed for a section. */
export interface TextKind {
  /** Against every other writer, until the transaction ends. */
  lock: (tx: Tx, id: string, lang: Language | undefined) => Promise<unknown>;
  /** `undefined` where there is no such text. @throws Problem invalid_request without a language that is needed. */
  read: (db: Db, id: string, lang: Language | undefined) => Promise<Text | undefined>;
}
