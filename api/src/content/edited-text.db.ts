import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import { type Db, firstRow } from '../kernel/database/db.ts';
import type { EditedText } from '../kernel/mail/edited-text.ts';

/** The published text of a mail in a language, before it that of a fund; none where editors published none. */
export const findEditedText = async (
  db: Db,
  key: EmailKey,
  language: Language,
  fundId?: string,
): Promise<EditedText | undefined> => {
  const row = await firstRow(db<{ text: EditedText | null }[]>`
    select coalesce(
      (select letter from jsonb_array_elements(data -> 'letters') letter
       where letter ->> 'mail' = ${key} and letter ->> 'fundId' = ${fundId ?? null} limit 1),
      data -> ${key}::text) as text
    from content_texts where key = 'emails' and lang = ${language} and published_version is not null`);
  return row?.text ?? undefined;
};
