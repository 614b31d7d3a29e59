import * as operations from '@portal/contracts/content/content';
import { dataOf, publicRoute, type Route } from '../../kernel/server/route.ts';
import { findPublicRevision } from './public-revision.db.ts';

export const publicRevisionRoutes: Route[] = [
  publicRoute(operations.getPublicRevision, ({ db }) => dataOf(findPublicRevision(db))),
];
