import * as operations from '@portal/contracts/content/partners';
import { publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { requireDraftAccess } from '../entries/draft-access.ts';
import { addEntry, deleteEntry, updateEntry } from '../entries/edit-entries.ts';
import { findEntries } from '../entries/entries.db.ts';
import { withDrafts } from '../entries/entry-states.ts';
import { wholeList } from '../entries/whole-list.ts';
import { textOf } from '../locales/messages.ts';
import { partners } from './partners.ts';

export const partnerRoutes: Route[] = [
  publicRoute(operations.listPartners, async (context) => {
    const { db, query } = context;
    if (query.draft !== '1') return wholeList(await findEntries(db, partners, false));
    requireDraftAccess(context);
    return wholeList(await withDrafts(db, partners, await findEntries(db, partners, true)));
  }),

  route(operations.addPartner, async ({ db, actor, meta, body, say }) => ({
    data: await addEntry(db, { actor, meta }, partners, body),
    message: say(textOf('partners.partnerAdded')),
  })),

  route(operations.updatePartner, async ({ db, actor, meta, body, say }) => ({
    data: await updateEntry(db, { actor, meta }, partners, body),
    message: say(textOf('partners.partnerSaved')),
  })),

  route(operations.deletePartner, async ({ db, actor, meta, params, say }) => {
    await deleteEntry(db, { actor, meta }, partners, params.id);
    return { data: null, message: say(textOf('partners.partnerDeleted')) };
  }),
];
