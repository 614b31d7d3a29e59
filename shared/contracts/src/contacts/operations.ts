import Type from 'typebox';
import { operation } from '../operation.ts';
import { addContact, listContacts, updateContact } from './calls.ts';
import { Contact, ContactInput, ContactsQuery, ContactUpdate } from './schemas.ts';

const one = Type.Object({ data: Contact, message: Type.String() });

export const contactOperations = [
  operation(listContacts, {
    summary: "The Fund's published offices; all of them for the super user with draft=1",
    query: ContactsQuery,
    response: Type.Object({
      data: Type.Array(Contact),
      message: Type.String(),
      total: Type.Integer(),
      page: Type.Integer(),
      pageSize: Type.Integer(),
    }),
    errors: ['invalid_request', 'unauthorized', 'forbidden'],
  }),
  operation(addContact, {
    summary: 'Add an office',
    body: ContactInput,
    response: one,
    errors: ['invalid_request'],
  }),
  operation(updateContact, {
    summary: 'Change an office',
    body: ContactUpdate,
    response: one,
    errors: ['invalid_request', 'not_found', 'stale_version'],
  }),
] as const;
