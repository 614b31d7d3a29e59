import { ApplicationParams } from '../applications/schemas.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const getAccountHolderOperation = operation(calls.getAccountHolder, {
  summary: 'The treasury account of an approved Base Fund application',
  params: ApplicationParams,
  response: s.MaybeAccountHolderResult,
  errors: ['not_found'],
});

export const saveAccountHolderOperation = operation(calls.saveAccountHolder, {
  summary: 'The applicant tells, or corrects, where the money of an approved application goes',
  params: ApplicationParams,
  body: s.SaveAccountHolderBody,
  response: s.AccountHolderResult,
  errors: ['invalid_request', 'not_found', 'invalid_state', 'stale_version', 'reauthentication_required'],
});
