import { type Faq, FaqInput, type FaqsQuery, type FaqVotes } from '@portal/contracts/content/faqs';
import { type Db, firstRow } from '../../kernel/database/db.ts';
import { likePattern } from '../../kernel/database/page.ts';
import type { Directory } from '../entries/directory.ts';
import { columnsOf } from '../entries/entries.db.ts';

/** The questions, with their votes and who changed them last. */
export const faqs: Directory<Faq, FaqInput> = {
  table: 'faqs',
  prefix: 'faq',
  process: 'FAQ',
  entityType: 'faq',
  labelOf: ({ question }) => question.en,
  texts: ['question', 'answer'],
  schema: FaqInput,
  more: (db) => db`, helpful_yes, helpful_no,
    (select u.first_name || ' ' || u.last_name from users u where u.id = faqs.updated_by) as updated_by`,
};

/** Questions in their order; a search looks at the texts of one language, English where it is missing. */
export const findFaqs = async (db: Db, query: FaqsQuery): Promise<Faq[]> => {
  const { category, search, lang = 'en', draft } = query;
  const pattern = likePattern(search?.trim() ?? '');
  const found = await db<Faq[]>`
    select ${columnsOf(db, faqs)} from faqs
    where (${draft === '1'} or is_published)
    ${category ? db`and category = ${category}` : db``}
    ${
      search
        ? db`and (fold_text(coalesce(question ->> ${lang}, question ->> 'en')) like fold_text(${pattern})
      or fold_text(coalesce(answer ->> ${lang}, answer ->> 'en')) like fold_text(${pattern}))`
        : db``
    }
    order by "order", id`;
  // Editors alone read who wrote a question.
  return found.map((faq) => (draft === '1' ? faq : { ...faq, updatedBy: null }));
};

/** Adds one vote to a published question. */
export const countVote = (db: Db, id: string, helpful: boolean): Promise<FaqVotes | undefined> =>
  firstRow(db<FaqVotes[]>`
    update faqs set helpful_yes = helpful_yes + ${helpful ? 1 : 0}, helpful_no = helpful_no + ${helpful ? 0 : 1}
    where id = ${id} and is_published returning helpful_yes, helpful_no`);
