import { page } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { Partner } from './schemas.ts';

export const listPartners = operation(calls.listPartners, {
  summary: 'Published partners in order',
  response: page(Partner),
  errors: [],
});
