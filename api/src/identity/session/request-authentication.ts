import type { Deps } from '../../kernel/deps.ts';
import type { Authentication } from '../../kernel/server/authentication.ts';
import {
  actingFor,
  authenticateClient,
  clientTokenOf,
  recordClientCall,
} from '../api-clients/client-actor.ts';
import { authenticateSession } from './authenticate-session.ts';

/** Recognises people by their sessions and other systems by their tokens. */
export const requestAuthentication = (deps: Deps): Authentication => ({
  person: (request, meta, lenient) => authenticateSession(deps, request, meta, lenient),
  system: async (request) => {
    const token = clientTokenOf(request);
    return token === undefined ? undefined : authenticateClient(deps, token);
  },
  systemAt: actingFor,
  noteSystemCall: (system, meta, operation) => recordClientCall(deps, system, meta, operation),
});
