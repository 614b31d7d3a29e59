import * as operations from '@portal/contracts/content/faqs';
import { HOUR, perAddress } from '../../kernel/http/limiter.ts';
import { orNotFound } from '../../kernel/http/problem.ts';
import { dataOf, publicRoute, type Route } from '../../kernel/server/route.ts';
import { editRoutes, readList } from '../entries/directory-routes.ts';
import { textOf } from '../locales/messages.ts';
import { countVote, faqs, findFaqs } from './faqs.db.ts';

const votes = perAddress('faq-vote', 300, HOUR);

export const faqRoutes: Route[] = [
  publicRoute(operations.listFaqs, (context) => readList(context, faqs, (db) => findFaqs(db, context.query))),
  ...editRoutes(faqs, 'faqs', operations.addFaq, operations.updateFaq, operations.deleteFaq),
  publicRoute(
    operations.voteFaq,
    ({ db, params, body, say }) =>
      dataOf(orNotFound(countVote(db, params.id, body.helpful)), say(textOf('faqs.voteCounted'))),
    { limits: [votes] },
  ),
];
