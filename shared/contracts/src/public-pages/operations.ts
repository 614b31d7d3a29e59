import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { PublicRevision } from './schemas.ts';

export const getPublicRevision = operation(calls.getPublicRevision, {
  summary: 'A mark that moves with everything that public pages show',
  response: result(PublicRevision),
  errors: [],
});
