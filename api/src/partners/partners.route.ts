import * as operations from '@portal/contracts/partners/operations';
import { requireDraftAccess } from '../content/draft-access.ts';
import { wholeList } from '../content/whole-list.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { addPartner, deletePartner, updatePartner } from './edit-partners.ts';
import { findPartners } from './partners.db.ts';
import { partnerAdded, partnerDeleted, partnerSaved } from './partners.words.ts';

export const partnerRoutes: Route[] = [
  publicRoute(operations.listPartners, async (context) => {
    const drafts = context.query.draft === '1';
    if (drafts) requireDraftAccess(context);
    return wholeList(await findPartners(context.db, drafts));
  }),

  route(operations.addPartner, async ({ db, actor, meta, body, say }) => ({
    data: await addPartner(db, { actor, meta }, body),
    message: say(partnerAdded),
  })),

  route(operations.updatePartner, async ({ db, actor, meta, body, say }) => ({
    data: await updatePartner(db, { actor, meta }, body),
    message: say(partnerSaved),
  })),

  route(operations.deletePartner, async ({ db, actor, meta, params, say }) => {
    await deletePartner(db, { actor, meta }, params.id);
    return { data: null, message: say(partnerDeleted) };
  }),
];
