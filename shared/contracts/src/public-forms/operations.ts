import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { FormToken } from './schemas.ts';

export const getFormToken = operation(calls.getFormToken, {
  summary: 'A signed token for sending a public form',
  response: result(FormToken),
  errors: [],
});
