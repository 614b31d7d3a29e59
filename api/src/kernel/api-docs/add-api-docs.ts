import { createHash } from 'node:crypto';
import type { Operation } from '@portal/contracts/operation';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../mail/layout.ts';
import type { Route } from '../server/route.ts';
import { tagOf } from './describe-operation.ts';
import { docsScript } from './docs-script.ts';
import { docsStyle } from './docs-style.ts';
import { openapiOf } from './openapi.ts';
import { operationArticle } from './operation-article.ts';
import { contractVersion } from './version.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only the style and the script of the page itself, by their hashes. */
const docsPolicy = `default-src 'none'; img-src data:; style-src ${hash(docsStyle)}; script-src ${hash(docsScript)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

const links = (topic: string, list: readonly Operation[]): string =>
  `<div data-topic><h2>${escapeHtml(topic)}</h2><ul>${list
    .map(({ id: name, summary }) => {
      const id = escapeHtml(name);
      return `<li data-for="${id}"><a href="#${id}" title="${escapeHtml(summary)}">${id}</a></li>`;
    })
    .join('')}</ul></div>`;

/** Every operation on one page: what it does, who may, what it takes, answers and refuses. */
const docsPage = (operations: readonly Operation[]): string => {
  const topics = [...Map.groupBy(operations, tagOf)].sort(([a], [b]) => a.localeCompare(b));
  const sections = topics.map(
    ([topic, list]) =>
      `<section data-topic><h2>${escapeHtml(topic)}</h2>${list.map((one) => operationArticle(one)).join('\n')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Adjustment Fund Portal API</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${docsStyle}</style></head><body>
<header><h1>Adjustment Fund Portal API ${contractVersion}</h1>
<label>Search <input id="search" type="search" placeholder="path, name, code" autocomplete="off"></label><span id="count" role="status"></span>
<a href="/api/openapi.json">OpenAPI 3.1</a></header>
<div class="columns"><nav aria-label="Operations">${topics.map(([topic, list]) => links(topic, list)).join('')}</nav><main>
<p>Answers come as <code>{data, message}</code>, lists as <code>{data, message, total, page, pageSize}</code>, refusals as
<code>{error, error_description, message, fields, requestId}</code>. Within a major version the interface only grows: ignore
fields and values that you do not know.</p>
${sections.join('\n')}</main></div><script>${docsScript}</script></body></html>`;
};

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
