import * as operations from '@portal/contracts/contacts/operations';
import { findEntries } from '../content/directories.db.ts';
import { requireDraftAccess } from '../content/draft-access.ts';
import { addEntry, deleteEntry, updateEntry } from '../content/edit-directory.ts';
import { onDesk } from '../content/entries-on-desk.ts';
import { wholeList } from '../content/whole-list.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { officeAdded, officeDeleted, officeSaved } from './contacts.words.ts';
import { offices } from './offices.ts';

export const contactRoutes: Route[] = [
  publicRoute(operations.listContacts, async (context) => {
    const { db, query } = context;
    if (query.draft !== '1') return wholeList(await findEntries(db, offices, false));
    requireDraftAccess(context);
    return wholeList(await onDesk(db, offices, await findEntries(db, offices, true)));
  }),

  route(operations.addContact, async ({ db, actor, meta, body, say }) => ({
    data: await addEntry(db, { actor, meta }, offices, body),
    message: say(officeAdded),
  })),

  route(operations.updateContact, async ({ db, actor, meta, body, say }) => ({
    data: await updateEntry(db, { actor, meta }, offices, body),
    message: say(officeSaved),
  })),

  route(operations.deleteContact, async ({ db, actor, meta, params, say }) => {
    await deleteEntry(db, { actor, meta }, offices, params.id);
    return { data: null, message: say(officeDeleted) };
  }),
];
