import * as operations from '@portal/contracts/identity/api-clients';
import { perAddress } from '../../kernel/http/limiter.ts';
import { dataOf, publicRoute, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { listClients } from './api-clients.db.ts';
import { issueToken } from './issue-token.ts';
import { createClient, endClient, rotateClient } from './manage-clients.ts';

export const apiClientRoutes: Route[] = [
  publicRoute(
    operations.issueToken,
    async ({ deps, body, meta, request, reply }) => {
      // RFC 6749, sections 5.1 and 5.2; the second one counts for the refusals.
      reply
        .header('cache-control', 'no-store')
        .header('www-authenticate', 'Basic realm="Adjustment Fund Portal"');
      const issued = await issueToken(deps, request.headers.authorization, body, meta);
      reply.removeHeader('www-authenticate');
      return issued;
    },
    {
      limits: [{ ...perAddress('token', 30, 60), onlyFailures: true }],
      bodyLimit: 4096,
    },
  ),

  route(operations.listApiClients, ({ db }) => dataOf(listClients(db))),

  route(
    operations.createApiClient,
    (ctx) => dataOf(createClient(ctx.deps, ctx, ctx.body), ctx.say(textOf('apiClients.clientMade'))),
    { confirmed: true },
  ),

  route(
    operations.rotateApiClient,
    async (ctx) => ({
      data: await rotateClient(ctx.deps, ctx, ctx.params.id, ctx.body.overlapHours),
      message: ctx.say(textOf('apiClients.secretRotated')),
    }),
    { confirmed: true },
  ),

  // Without a renewed proof: who ends a leak should not be held up.
  route(operations.revokeApiClient, (ctx) =>
    dataOf(endClient(ctx.deps, ctx, ctx.params.id), ctx.say(textOf('apiClients.clientRevoked'))),
  ),
];
