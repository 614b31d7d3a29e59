import { addPartner, deletePartner, listPartners, updatePartner } from '@portal/contracts/content/partners';
import { publicRoute, type Route } from '../../kernel/server/route.ts';
import { editRoutes, readList } from '../entries/directory-routes.ts';
import { partners } from './partners.ts';

export const partnerRoutes: Route[] = [
  publicRoute(listPartners, (context) => readList(context, partners)),
  ...editRoutes(partners, 'partners', addPartner, updatePartner, deletePartner),
];
