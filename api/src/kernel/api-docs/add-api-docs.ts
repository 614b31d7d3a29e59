import type { FastifyInstance } from 'fastify';
import type { Route } from '../server/route.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { openapiOf } from './openapi.ts';

/** `/api/openapi.json` and `/api/docs`, made from the declared operations when the first reader asks. */
export const addApiDocs = (app: FastifyInstance, routes: readonly Route[], publicUrl: string): void => {
  const operations = routes.map(({ operation }) => operation);
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(
      openapiOf(operations, { isHttps: publicUrl.startsWith('https:'), publicUrl }),
    );
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage(operations);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(page);
  });
};
