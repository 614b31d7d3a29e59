import { call, type Page, type Result } from '../call.ts';
import type { Contact, ContactInput, ContactParams, ContactsQuery, ContactUpdate } from './schemas.ts';

/** The Fund's offices in their order, all on one page. */
export const listContacts = call<{ query: ContactsQuery; response: Page<Contact> }>('listContacts', {
  method: 'GET',
  path: '/cms/contacts',
  permission: 'public',
});

export const addContact = call<{ body: ContactInput; response: Result<Contact> }>('addContact', {
  method: 'POST',
  path: '/cms/contacts',
  permission: 'content.manage',
});

export const updateContact = call<{ body: ContactUpdate; response: Result<Contact> }>('updateContact', {
  method: 'PUT',
  path: '/cms/contacts/update',
  permission: 'content.manage',
});

export const deleteContact = call<{ params: ContactParams; response: Result<null> }>('deleteContact', {
  method: 'DELETE',
  path: '/cms/contacts/delete/:id',
  permission: 'content.manage',
});
