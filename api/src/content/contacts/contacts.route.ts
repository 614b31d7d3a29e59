import * as operations from '@portal/contracts/content/contacts';
import { publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { requireDraftAccess } from '../entries/draft-access.ts';
import { addEntry, deleteEntry, updateEntry } from '../entries/edit-entries.ts';
import { findEntries } from '../entries/entries.db.ts';
import { withDrafts } from '../entries/entry-states.ts';
import { wholeList } from '../entries/whole-list.ts';
import { textOf } from '../locales/messages.ts';
import { offices } from './offices.ts';

export const contactRoutes: Route[] = [
  publicRoute(operations.listContacts, async (context) => {
    const { db, query } = context;
    if (query.draft !== '1') return wholeList(await findEntries(db, offices, false));
    requireDraftAccess(context);
    return wholeList(await withDrafts(db, offices, await findEntries(db, offices, true)));
  }),

  route(operations.addContact, async ({ db, actor, meta, body, say }) => ({
    data: await addEntry(db, { actor, meta }, offices, body),
    message: say(textOf('contacts.officeAdded')),
  })),

  route(operations.updateContact, async ({ db, actor, meta, body, say }) => ({
    data: await updateEntry(db, { actor, meta }, offices, body),
    message: say(textOf('contacts.officeSaved')),
  })),

  route(operations.deleteContact, async ({ db, actor, meta, params, say }) => {
    await deleteEntry(db, { actor, meta }, offices, params.id);
    return { data: null, message: say(textOf('contacts.officeDeleted')) };
  }),
];
