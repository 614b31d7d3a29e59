import type { Faq, FaqInput, FaqsQuery, FaqVotes } from '@portal/contracts/faqs/schemas';
import type { Db, Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import { likePattern } from '../database/page.ts';

const columns = (db: Db) => db`
  id, category, question, answer, "order", is_published, helpful_yes, helpful_no, updated_at,
  row_version,
  (select u.first_name || ' ' || u.last_name from users u where u.id = faqs.updated_by) as updated_by`;

/** Questions in their order; a search looks at the texts of one language, English where it is missing. */
export const findFaqs = (db: Db, { category, search, lang = 'en', draft }: FaqsQuery): Promise<Faq[]> => {
  const pattern = likePattern(search?.trim() ?? '');
  return db<Faq[]>`
    select ${columns(db)} from faqs
    where (${draft === '1'} or is_published)
    ${category ? db`and category = ${category}` : db``}
    ${search ? db`and (coalesce(question ->> ${lang}, question ->> 'en') ilike ${pattern} or coalesce(answer ->> ${lang}, answer ->> 'en') ilike ${pattern})` : db``}
    order by "order", id`;
};

export const lockFaq = async (tx: Tx, id: string): Promise<Faq | undefined> => {
  const [row] = await tx<Faq[]>`select ${columns(tx)} from faqs where id = ${id} for update`;
  return row;
};

const values = (tx: Tx, { category, question, answer, order, isPublished }: FaqInput) => ({
  category,
  question: tx.json(question),
  answer: tx.json(answer),
  order,
  isPublished,
});

export const insertFaq = async (tx: Tx, input: FaqInput, updatedBy: string): Promise<Faq | undefined> => {
  const [row] = await tx<Faq[]>`
    insert into faqs ${tx({ id: newId('faq'), ...values(tx, input), updatedBy })} returning ${columns(tx)}`;
  return row;
};

export const storeFaq = async (
  tx: Tx,
  id: string,
  input: FaqInput,
  updatedBy: string,
): Promise<Faq | undefined> => {
  const [row] = await tx<Faq[]>`
    update faqs set ${tx({ ...values(tx, input), updatedBy })}, updated_at = now(), row_version = row_version + 1
    where id = ${id} returning ${columns(tx)}`;
  return row;
};

export const removeFaq = (tx: Tx, id: string) => tx`delete from faqs where id = ${id}`;

/** Adds one vote to a published question. */
export const countVote = async (db: Db, id: string, helpful: boolean): Promise<FaqVotes | undefined> => {
  const [row] = await db<FaqVotes[]>`
    update faqs set helpful_yes = helpful_yes + ${helpful ? 1 : 0}, helpful_no = helpful_no + ${helpful ? 0 : 1}
    where id = ${id} and is_published returning helpful_yes, helpful_no`;
  return row;
};
