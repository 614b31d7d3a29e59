import Type from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import { FailedWork, FailedWorkParams } from './schemas.ts';

export const listFailedWork = operation(calls.listFailedWork, {
  summary: 'Mails and jobs that were given up',
  response: result(Type.Array(FailedWork)),
  errors: [],
});

export const retryFailedWork = operation(calls.retryFailedWork, {
  summary: 'Tries a failed mail or job again',
  params: FailedWorkParams,
  response: result(Type.Null()),
  errors: ['not_found'],
});

export const discardFailedWork = operation(calls.discardFailedWork, {
  summary: 'Gives a failed mail or job up for good',
  params: FailedWorkParams,
  response: result(Type.Null()),
  errors: ['not_found'],
});
