import { call, type Page, type Result } from '../call.ts';
import type { Partner, PartnerInput, PartnerParams, PartnersQuery, PartnerUpdate } from './schemas.ts';

/** Published partners in their order, all on one page. */
export const listPartners = call<{ query: PartnersQuery; response: Page<Partner> }>('listPartners', {
  method: 'GET',
  path: '/cms/about-us/partners',
  permission: 'public',
});

export const addPartner = call<{ body: PartnerInput; response: Result<Partner> }>('addPartner', {
  method: 'POST',
  path: '/cms/about-us/partners',
  permission: 'content.manage',
});

export const updatePartner = call<{ body: PartnerUpdate; response: Result<Partner> }>('updatePartner', {
  method: 'PUT',
  path: '/cms/about-us/partners/update',
  permission: 'content.manage',
});

export const deletePartner = call<{ params: PartnerParams; response: Result<null> }>('deletePartner', {
  method: 'DELETE',
  path: '/cms/about-us/partners/delete/:id',
  permission: 'content.manage',
});
