import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { Db } from '../database/db.ts';
import { fillPlaceholders } from '../messages/fill-placeholders.ts';

/** The text of a mail as editors write it in the content section `emails`. */
export interface SubjectAndBody {
  subject: string;
  body: string;
}

/** The published text of a mail in a language; none where editors published none. */
export const editedText = async (
  db: Db,
  key: EmailKey,
  language: Language,
): Promise<SubjectAndBody | undefined> => {
  const [row] = await db<{ text: SubjectAndBody | null }[]>`
    select data -> ${key}::text as text from content_texts
    where key = 'emails' and lang = ${language} and published_version is not null`;
  return row?.text ?? undefined;
};

/** An empty line parts paragraphs. */
export const paragraphsOf = (body: string, facts: Record<string, unknown>): string[] =>
  body.split(/\n\s*\n/).map((paragraph) => fillPlaceholders(paragraph.trim(), facts));
