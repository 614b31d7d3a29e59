import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { AnswerAuthor } from '@portal/contracts/applications/application.schemas';
import type { Db, Tx } from '../../kernel/database/db.ts';
import { sectionsIn } from './check-answers.ts';
import { changedFields } from './make-version.ts';

/** Keeps who changed which answers, for colleagues who change the same ones. */
export const noteAnswerChanges = async (
  tx: Tx,
  { applicationId, userId }: { applicationId: string; userId: string },
  before: Answers,
  saved: Answers,
): Promise<void> => {
  const changed = changedFields(before, saved, sectionsIn(saved));
  const rows = changed.map(({ section, field }) => ({ applicationId, userId, section, field }));
  if (rows.length === 0) return;
  await tx`insert into application_answer_changes ${tx(rows)}
    on conflict (application_id, section, field) do update set user_id = excluded.user_id, at = now()`;
};

/** Once nobody but the owner works on it: changes of one person are not recorded. */
export const forgetAnswerChanges = (tx: Tx, applicationId: string) =>
  tx`delete from application_answer_changes where application_id = ${applicationId}`;

/** Who changed each answer last, as far as recorded. */
export const answerAuthors = async (db: Db, applicationId: string): Promise<AnswerAuthor[]> => [
  ...(await db<AnswerAuthor[]>`
    select c.section, c.field, c.user_id, u.first_name || ' ' || u.last_name as name, c.at
    from application_answer_changes c join users u on u.id = c.user_id
    where c.application_id = ${applicationId} order by c.section, c.field`),
];
