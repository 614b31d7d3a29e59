import Type from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import {
  ConfirmInterestInput,
  Interest,
  InterestInput,
  InterestStatusInput,
  InterestsQuery,
} from './schemas.ts';

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

export const listInterests = operation(calls.listInterests, {
  summary: 'Who registered interest',
  query: InterestsQuery,
  response: page(Interest),
  errors: [],
});

export const setInterestStatus = operation(calls.setInterestStatus, {
  summary: 'Notes that somebody who is interested was contacted',
  body: InterestStatusInput,
  response: result(Interest),
  errors: ['not_found', 'stale_version'],
});
