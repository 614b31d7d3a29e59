import { addContact, deleteContact, listContacts, updateContact } from '@portal/contracts/content/contacts';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { editRoutes, readList } from '../entries/directory-routes.ts';
import { offices } from './offices.ts';

export const contactRoutes: Route[] = [
  publicRoute(listContacts, (context) => readList(context, offices)),
  ...editRoutes(offices, 'contacts', addContact, updateContact, deleteContact),
];
