import Type from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { InterestInput } from './schemas.ts';

export const registerInterest = operation(calls.registerInterest, {
  summary: 'Registers interest in the Fund',
  body: InterestInput,
  response: result(Type.Null()),
  errors: [],
});
