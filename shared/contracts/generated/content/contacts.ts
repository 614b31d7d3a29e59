// Written by `pnpm calls` from src/content/contacts.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/contacts.ts';

/** Adds an office. */
export const addContact: CallOf<typeof declared.addContact> = { id: 'addContact', method: 'POST', path: '/cms/contacts' };

/** Removes an office. */
export const deleteContact: CallOf<typeof declared.deleteContact> = { id: 'deleteContact', method: 'DELETE', path: '/cms/contacts/delete/:id' };

/** The Fund's published offices; all of them for the super user with draft=1. */
export const listContacts: CallOf<typeof declared.listContacts> = { id: 'listContacts', method: 'GET', path: '/cms/contacts' };

/** Changes an office. */
export const updateContact: CallOf<typeof declared.updateContact> = { id: 'updateContact', method: 'PUT', path: '/cms/contacts/update' };
