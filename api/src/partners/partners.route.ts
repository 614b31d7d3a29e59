import * as operations from '@portal/contracts/partners/operations';
import { wholeList } from '../content/whole-list.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { findPartners } from './partners.db.ts';

export const partnerRoutes: Route[] = [
  publicRoute(operations.listPartners, async ({ db }) => wholeList(await findPartners(db))),
];
