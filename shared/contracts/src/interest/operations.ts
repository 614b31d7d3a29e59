import Type from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { ConfirmInterestInput, InterestInput } from './schemas.ts';

export const registerInterest = operation(calls.registerInterest, {
  summary: 'Registers interest in the Fund',
  body: InterestInput,
  response: result(Type.Null()),
  errors: [],
});

export const confirmInterest = operation(calls.confirmInterest, {
  summary: 'Confirms that news may be mailed to an address',
  body: ConfirmInterestInput,
  response: result(Type.Object({ email: Type.String() })),
  errors: ['verification_invalid'],
});
