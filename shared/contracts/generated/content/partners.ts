// Written by `pnpm calls` from src/content/partners.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/partners.ts';

/** Adds a partner. */
export const addPartner: CallOf<typeof declared.addPartner> = { id: 'addPartner', method: 'POST', path: '/cms/about-us/partners' };

/** Removes a partner. */
export const deletePartner: CallOf<typeof declared.deletePartner> = { id: 'deletePartner', method: 'DELETE', path: '/cms/about-us/partners/delete/:id' };

/** Published partners in order; all of them for the super user with draft=1. */
export const listPartners: CallOf<typeof declared.listPartners> = { id: 'listPartners', method: 'GET', path: '/cms/about-us/partners' };

/** Changes a partner. */
export const updatePartner: CallOf<typeof declared.updatePartner> = { id: 'updatePartner', method: 'PUT', path: '/cms/about-us/partners/update' };
