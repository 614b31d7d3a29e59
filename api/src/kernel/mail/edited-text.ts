import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import type { Db } from '../database/db.ts';
import { port } from '../ports/port.ts';

export interface SubjectAndBody {
  subject: string;
  body: string;
}

/** As editors write it, for one fund or for all. */
export type EditedText = SubjectAndBody & { fundId?: string };

/** What editors published of a mail in a language, before it that of the fund. */
export const editedText = port<
  [db: Db, key: EmailKey, language: Language, fundId?: string],
  Promise<EditedText | undefined>
>('editedText');
