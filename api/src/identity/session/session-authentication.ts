import type { Deps } from '../../kernel/deps.ts';
import type { Authentication } from '../../kernel/server/authentication.ts';
import { actingFor, authenticateClient, clientTokenOf, noteClientCall } from '../api-clients/client-actor.ts';
import { authenticate } from './authenticate.ts';

/** Recognises people by their sessions and other systems by their tokens. */
export const sessionAuthentication = (deps: Deps): Authentication => ({
  person: (request, meta, lenient) => authenticate(deps, request, meta, lenient),
  system: async (request) => {
    const token = clientTokenOf(request);
    return token === undefined ? undefined : authenticateClient(deps, token);
  },
  systemAt: actingFor,
  noteSystemCall: (system, meta, operation) => noteClientCall(deps, system, meta, operation),
});
