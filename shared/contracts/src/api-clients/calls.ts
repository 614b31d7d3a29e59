import { call, type Result } from '../call.ts';
import type {
  ApiClient,
  ApiClientSecret,
  CreateApiClient,
  IssuedToken,
  RotateApiClient,
  TokenRequest,
} from './schemas.ts';

export type * from './schemas.ts';

type ById = { id: string };

/** OAuth 2.0 client credentials for other systems. Errors as RFC 6749 names them. */
export const issueToken = call<{ body: TokenRequest; response: IssuedToken }>('issueToken', {
  method: 'POST',
  path: '/auth/token',
  permission: 'public',
});

/** Other systems that may read, the newest first. */
export const listApiClients = call<{ response: Result<ApiClient[]> }>('listApiClients', {
  method: 'GET',
  path: '/api-clients',
  permission: 'api-client.manage',
});

export const createApiClient = call<{ body: CreateApiClient; response: Result<ApiClientSecret> }>(
  'createApiClient',
  { method: 'POST', path: '/api-clients', permission: 'api-client.manage' },
);

/** A new secret; the old one works on for a while. */
export const rotateApiClient = call<{
  params: ById;
  body: RotateApiClient;
  response: Result<ApiClientSecret>;
}>('rotateApiClient', { method: 'POST', path: '/api-clients/:id/rotate', permission: 'api-client.manage' });

/** Ends the client and every token of it at once, for good. */
export const revokeApiClient = call<{ params: ById; response: Result<ApiClient> }>('revokeApiClient', {
  method: 'POST',
  path: '/api-clients/:id/revoke',
  permission: 'api-client.manage',
});
