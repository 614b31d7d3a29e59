import type { Language } from '@portal/contracts';
import type { SectionKey } from '@portal/contracts/content/keys';
import type { Tx } from '../kernel/database/db.ts';
import { storePublished } from './content.db.ts';
import { clearDraft, type LockedDesk, moveRowVersion } from './desk.db.ts';

export interface TextToPublish {
  key: SectionKey;
  lang: Language;
  data: object;
  translationOf: number | null;
  updatedBy: string;
  /** The draft holds something else by now and stays open. */
  keepDraft?: boolean;
}

/** Makes a text of the locked desk public and closes its draft. @returns the row version from now on. */
export const publishText = async (tx: Tx, desk: LockedDesk, text: TextToPublish): Promise<number> => {
  const { key, lang, keepDraft = false, ...words } = text;
  const rowVersion = desk.rowVersion + 1;
  await storePublished(tx, { key, lang, ...words, version: desk.nextVersion, rowVersion });
  await (keepDraft ? moveRowVersion : clearDraft)(tx, key, lang, rowVersion);
  return rowVersion;
};
