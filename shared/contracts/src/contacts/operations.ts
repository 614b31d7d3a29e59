import Type from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listContacts = operation(calls.listContacts, {
  summary: "The Fund's published offices; all of them for the super user with draft=1",
  query: s.ContactsQuery,
  response: page(s.Contact),
  errors: ['unauthorized', 'forbidden'],
});

export const addContact = operation(calls.addContact, {
  summary: 'Adds an office',
  body: s.ContactInput,
  response: result(s.Contact),
  errors: [],
});

export const updateContact = operation(calls.updateContact, {
  summary: 'Changes an office',
  body: s.ContactUpdate,
  response: result(s.Contact),
  errors: ['not_found', 'stale_version'],
});

export const deleteContact = operation(calls.deleteContact, {
  summary: 'Removes an office',
  params: s.ContactParams,
  response: result(Type.Null()),
  errors: ['not_found'],
});
