import * as operations from '@portal/contracts/contacts/operations';
import { requireDraftAccess } from '../content/draft-access.ts';
import { wholeList } from '../content/whole-list.ts';
import { publicRoute, type Route, route } from '../http/route.ts';
import { findContacts } from './contacts.db.ts';
import { officeAdded, officeSaved } from './contacts.words.ts';
import { addContact, updateContact } from './edit-contacts.ts';

export const contactRoutes: Route[] = [
  publicRoute(operations.listContacts, async (context) => {
    const drafts = context.query.draft === '1';
    if (drafts) requireDraftAccess(context);
    return wholeList(await findContacts(context.db, drafts));
  }),

  route(operations.addContact, async ({ db, actor, meta, body, say }) => ({
    data: await addContact(db, { actor, meta }, body),
    message: say(officeAdded),
  })),

  route(operations.updateContact, async ({ db, actor, meta, body, say }) => ({
    data: await updateContact(db, { actor, meta }, body),
    message: say(officeSaved),
  })),
];
