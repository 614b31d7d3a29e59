import * as operations from '@portal/contracts/partners/operations';
import { findEntries } from '../content/directories.db.ts';
import { requireDraftAccess } from '../content/draft-access.ts';
import { addEntry, deleteEntry, updateEntry } from '../content/edit-directory.ts';
import { onDesk } from '../content/entries-on-desk.ts';
import { wholeList } from '../content/whole-list.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { partners } from './partners.ts';
import { partnerAdded, partnerDeleted, partnerSaved } from './partners.words.ts';

export const partnerRoutes: Route[] = [
  publicRoute(operations.listPartners, async (context) => {
    const { db, query } = context;
    if (query.draft !== '1') return wholeList(await findEntries(db, partners, false));
    requireDraftAccess(context);
    return wholeList(await onDesk(db, partners, await findEntries(db, partners, true)));
  }),

  route(operations.addPartner, async ({ db, actor, meta, body, say }) => ({
    data: await addEntry(db, { actor, meta }, partners, body),
    message: say(partnerAdded),
  })),

  route(operations.updatePartner, async ({ db, actor, meta, body, say }) => ({
    data: await updateEntry(db, { actor, meta }, partners, body),
    message: say(partnerSaved),
  })),

  route(operations.deletePartner, async ({ db, actor, meta, params, say }) => {
    await deleteEntry(db, { actor, meta }, partners, params.id);
    return { data: null, message: say(partnerDeleted) };
  }),
];
