import * as contactOperations from '@portal/contracts/content/contacts';
import * as faqOperations from '@portal/contracts/content/faqs';
import * as partnerOperations from '@portal/contracts/content/partners';
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
  publicRoute(faqOperations.listFaqs, (ctx) => readList(ctx, faqs, (db) => findFaqs(db, ctx.query))),
  ...editRoutes(faqs, faqOperations.addFaq, faqOperations.updateFaq, faqOperations.deleteFaq),
  publicRoute(
    faqOperations.voteFaq,
    ({ db, params, body, say }) =>
      dataOf(orNotFound(countVote(db, params.id, body.helpful)), say(textOf('faqs.voteCounted'))),
    { limits: [votes] },
  ),

  publicRoute(partnerOperations.listPartners, (ctx) => readList(ctx, partners)),
  ...editRoutes(
    partners,
    partnerOperations.addPartner,
    partnerOperations.updatePartner,
    partnerOperations.deletePartner,
  ),

  publicRoute(contactOperations.listContacts, (ctx) => readList(ctx, offices)),
  ...editRoutes(
    offices,
    contactOperations.addContact,
    contactOperations.updateContact,
    contactOperations.deleteContact,
  ),
];
