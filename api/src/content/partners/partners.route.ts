import * as operations from '@portal/contracts/content/partners';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { findEntries } from '../entries/entries.db.ts';
import { editRoutes, readList } from '../entries/entries.routes.ts';
import { textOf } from '../locales/messages.ts';
import { partners } from './partners.ts';

const { addPartner: add, updatePartner: update, deletePartner: remove } = operations;

export const partnerRoutes: Route[] = [
  publicRoute(operations.listPartners, (context) =>
    readList(context, partners, (db, drafts) => findEntries(db, partners, drafts)),
  ),
  ...editRoutes(
    partners,
    { add, update, remove },
    {
      added: textOf('partners.partnerAdded'),
      saved: textOf('partners.partnerSaved'),
      deleted: textOf('partners.partnerDeleted'),
    },
  ),
];
