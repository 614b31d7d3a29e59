import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const issueTokenOperation = operation(calls.issueToken, {
  summary: 'A short-lived token for another system (OAuth 2.0 client credentials)',
  body: s.TokenBody,
  consumes: 'form',
  response: s.IssuedTokenSchema,
  errors: [
    'invalid_request',
    'invalid_client',
    'unsupported_grant_type',
    'invalid_scope',
    'too_many_requests',
  ],
});

export const listApiClientsOperation = operation(calls.listApiClients, {
  summary: 'Other systems that may read',
  response: s.ApiClientList,
  errors: [],
});

export const createApiClientOperation = operation(calls.createApiClient, {
  summary: 'Lets another system read; its secret is told once',
  body: s.CreateApiClientBody,
  response: s.ApiClientSecretResult,
  errors: ['invalid_request', 'reauthentication_required'],
});

export const rotateApiClientOperation = operation(calls.rotateApiClient, {
  summary: 'Gives another system a new secret; the old one works on for a while',
  params: s.ApiClientParams,
  body: s.RotateApiClientBody,
  response: s.ApiClientSecretResult,
  errors: ['invalid_request', 'not_found', 'invalid_state', 'reauthentication_required'],
});

export const revokeApiClientOperation = operation(calls.revokeApiClient, {
  summary: 'Ends what another system may read, at once and for good',
  params: s.ApiClientParams,
  response: s.ApiClientResult,
  errors: ['not_found', 'invalid_state'],
});
