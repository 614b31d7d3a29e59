import Type from 'typebox';
import { page, result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import {
  ConfirmInterestInput,
  Interest,
  InterestInput,
  InterestParams,
  InterestStatusInput,
  InterestsQuery,
} from './schemas.ts';

export const registerInterest = operation(calls.registerInterest, {
  summary: 'Registers interest in the Fund',
  body: InterestInput,
  response: result(Type.Null()),
  takesFormToken: true,
  errors: [],
});

export const readInterestConfirmation = operation(calls.readInterestConfirmation, {
  summary: 'Reads which address a mailed link confirms',
  body: ConfirmInterestInput,
  response: result(Type.Object({ email: Type.String() })),
  errors: ['verification_invalid'],
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

export const getInterest = operation(calls.getInterest, {
  summary: 'What somebody registered',
  params: InterestParams,
  response: result(Interest),
  errors: ['not_found'],
});

export const setInterestStatus = operation(calls.setInterestStatus, {
  summary: 'Notes that somebody who is interested was contacted',
  body: InterestStatusInput,
  response: result(Interest),
  errors: ['not_found', 'stale_version'],
});

export const deleteInterest = operation(calls.deleteInterest, {
  summary: 'Deletes what somebody registered',
  params: InterestParams,
  response: result(Type.Null()),
  errors: ['not_found'],
});
