import * as operations from '@portal/contracts/content/faqs';
import type { Limit } from '../../kernel/http/limiter.ts';
import { problem } from '../../kernel/http/problem.ts';
import { publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { requireDraftAccess } from '../entries/draft-access.ts';
import { addEntry, deleteEntry, updateEntry } from '../entries/edit-entries.ts';
import { withDrafts } from '../entries/entry-states.ts';
import { wholeList } from '../entries/whole-list.ts';
import { textOf } from '../locales/messages.ts';
import { countVote, faqs, findFaqs } from './faqs.db.ts';

const votes: Limit = { name: 'faq-vote', max: 300, seconds: 3600, by: 'ip', store: 'database' };

export const faqRoutes: Route[] = [
  publicRoute(operations.listFaqs, async (context) => {
    const { db, query } = context;
    if (query.draft !== '1') return wholeList(await findFaqs(db, query));
    requireDraftAccess(context);
    return wholeList(await withDrafts(db, faqs, await findFaqs(db, query)));
  }),

  route(operations.addFaq, async ({ db, actor, meta, body, say }) => ({
    data: await addEntry(db, { actor, meta }, faqs, body),
    message: say(textOf('faqs.faqAdded')),
  })),

  route(operations.updateFaq, async ({ db, actor, meta, body, say }) => ({
    data: await updateEntry(db, { actor, meta }, faqs, body),
    message: say(textOf('faqs.faqSaved')),
  })),

  route(operations.deleteFaq, async ({ db, actor, meta, params, say }) => {
    await deleteEntry(db, { actor, meta }, faqs, params.id);
    return { data: null, message: say(textOf('faqs.faqDeleted')) };
  }),

  publicRoute(
    operations.voteFaq,
    async ({ db, params, body, say }) => {
      const counted = await countVote(db, params.id, body.helpful);
      if (!counted) throw problem('not_found');
      return { data: counted, message: say(textOf('faqs.voteCounted')) };
    },
    { limits: [votes] },
  ),
];
