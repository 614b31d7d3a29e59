import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { Db } from '../database/db.ts';

/** The text of a mail as editors write it in the content section `emails`. */
export interface SubjectAndBody {
  subject: string;
  body: string;
}

/** The published text of a mail in a language, before it that of a fund; none where editors published none. */
export const editedText = async (
  db: Db,
  key: EmailKey,
  language: Language,
  fundId?: string,
): Promise<(SubjectAndBody & { fundId?: string }) | undefined> => {
  const [row] = await db<{ text: (SubjectAndBody & { fundId?: string }) | null }[]>`
    select coalesce(
      (select letter from jsonb_array_elements(data -> 'letters') letter
       where letter ->> 'mail' = ${key} and letter ->> 'fundId' = ${fundId ?? null} limit 1),
      data -> ${key}::text) as text
    from content_texts where key = 'emails' and lang = ${language} and published_version is not null`;
  return row?.text ?? undefined;
};
