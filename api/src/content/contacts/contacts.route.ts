import * as operations from '@portal/contracts/content/contacts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { findEntries } from '../entries/entries.db.ts';
import { editRoutes, readList } from '../entries/entries.routes.ts';
import { textOf } from '../locales/messages.ts';
import { offices } from './offices.ts';

const { addContact: add, updateContact: update, deleteContact: remove } = operations;

export const contactRoutes: Route[] = [
  publicRoute(operations.listContacts, (context) =>
    readList(context, offices, (db, drafts) => findEntries(db, offices, drafts)),
  ),
  ...editRoutes(
    offices,
    { add, update, remove },
    {
      added: textOf('contacts.officeAdded'),
      saved: textOf('contacts.officeSaved'),
      deleted: textOf('contacts.officeDeleted'),
    },
  ),
];
