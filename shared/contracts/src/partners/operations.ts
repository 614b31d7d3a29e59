import Type from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const listPartners = operation(calls.listPartners, {
  summary: 'Published partners in order; all of them for the super user with draft=1',
  query: s.PartnersQuery,
  response: page(s.Partner),
  errors: ['unauthorized', 'forbidden'],
});

export const addPartner = operation(calls.addPartner, {
  summary: 'Adds a partner',
  body: s.PartnerInput,
  response: result(s.Partner),
  errors: [],
});

export const updatePartner = operation(calls.updatePartner, {
  summary: 'Changes a partner',
  body: s.PartnerUpdate,
  response: result(s.Partner),
  errors: ['not_found', 'stale_version'],
});

export const deletePartner = operation(calls.deletePartner, {
  summary: 'Removes a partner',
  params: s.PartnerParams,
  response: result(Type.Null()),
  errors: ['not_found'],
});
