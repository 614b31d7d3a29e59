import { addContact, deleteContact, listContacts, updateContact } from '@portal/contracts/content/contacts';
import { addFaq, deleteFaq, listFaqs, updateFaq, voteFaq } from '@portal/contracts/content/faqs';
import { addPartner, deletePartner, listPartners, updatePartner } from '@portal/contracts/content/partners';
import { HOUR, perAddress } from '../kernel/http/limiter.ts';
import { orNotFound } from '../kernel/http/problem.ts';
import { dataOf, publicRoute, type Route } from '../kernel/server/route.ts';
import { offices } from './contacts/offices.ts';
import { editRoutes, readList } from './entries/directory-routes.ts';
import { countVote, faqs, findFaqs } from './faqs/faqs.db.ts';
import { textOf } from './locales/messages.ts';
import { partners } from './partners/partners.ts';

const votes = perAddress('faq-vote', 300, HOUR);

export const listRoutes: Route[] = [
  publicRoute(listFaqs, (ctx) => readList(ctx, faqs, (db) => findFaqs(db, ctx.query))),
  ...editRoutes(faqs, addFaq, updateFaq, deleteFaq),
  publicRoute(
    voteFaq,
    ({ db, params, body, say }) =>
      dataOf(orNotFound(countVote(db, params.id, body.helpful)), say(textOf('faqs.voteCounted'))),
    { limits: [votes] },
  ),

  publicRoute(listPartners, (ctx) => readList(ctx, partners)),
  ...editRoutes(partners, addPartner, updatePartner, deletePartner),

  publicRoute(listContacts, (ctx) => readList(ctx, offices)),
  ...editRoutes(offices, addContact, updateContact, deleteContact),
];
