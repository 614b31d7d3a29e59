import { call, type Page } from '../call.ts';
import type { Partner } from './schemas.ts';

/** Published partners in their order, all on one page. */
export const listPartners = call<{ response: Page<Partner> }>('listPartners', {
  method: 'GET',
  path: '/cms/about-us/partners',
  permission: 'public',
});
