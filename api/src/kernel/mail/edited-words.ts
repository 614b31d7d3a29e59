import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { Db } from '../database/db.ts';
import { filled } from '../messages/filled.ts';

/** A mail's words as an editor keeps them in the content section `emails`. */
export interface EditedWords {
  subject: string;
  body: string;
}

/** Published words of that mail in that language; none where the editor gave none. */
export const editedWords = async (
  db: Db,
  key: EmailKey,
  language: Language,
): Promise<EditedWords | undefined> => {
  const [row] = await db<{ words: EditedWords | null }[]>`
    select data -> ${key}::text as words from content_texts
    where key = 'emails' and lang = ${language} and published_version is not null`;
  return row?.words ?? undefined;
};

/** An empty line parts paragraphs. */
export const paragraphsOf = (body: string, facts: Record<string, unknown>): string[] =>
  body.split(/\n\s*\n/).map((paragraph) => filled(paragraph.trim(), facts));
