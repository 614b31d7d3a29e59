import { createHash } from 'node:crypto';
import { errorCodes, permissions } from '@portal/contracts';
import type { Operation } from '@portal/contracts/operation';
import { escapeHtml } from '../mail/layout.ts';

const css = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1d2430}
article{border-top:1px solid #c9d0da;padding:1rem 0}h3{font:600 1rem ui-monospace,monospace;margin:0}
p{margin:.25rem 0}pre{background:#f4f6f9;overflow:auto;padding:.75rem;font-size:.85rem}summary{cursor:pointer}`;

/** The one style of the page, allowed by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

const schema = (label: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${label}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;

const entry = (operation: Operation): string => {
  const { call, summary, errors, params, query, body, response } = operation;
  const rule = permissions[call.permission];
  const refusals = errors.map((code) => `${code} (${errorCodes[code]})`).join(', ');
  return `<article id="${escapeHtml(call.id)}"><h3>${call.method} /api${escapeHtml(call.path)}</h3>
<p>${escapeHtml(summary)}</p><p>Who: ${escapeHtml(typeof rule === 'string' ? rule : rule.join(', '))}</p>
${refusals === '' ? '' : `<p>Refusals: ${escapeHtml(refusals)}</p>`}
${schema('Path', params)}${schema('Query', query)}${schema('Body', body)}${schema('Answer', response)}</article>`;
};

const byTopic = (operations: readonly Operation[]): Map<string, Operation[]> => {
  const topics = new Map<string, Operation[]>();
  for (const operation of operations) {
    const topic = operation.call.path.split('/')[1] ?? '';
    topics.set(topic, [...(topics.get(topic) ?? []), operation]);
  }
  return topics;
};

/** Every operation on one page, without any script. */
export const docsPage = (operations: readonly Operation[]): string => {
  const sections = [...byTopic(operations)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([topic, list]) => `<section><h2>${escapeHtml(topic)}</h2>${list.map(entry).join('')}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Adjustment Fund Portal API</title>
<meta name="viewport" content="width=device-width"><style>${css}</style></head><body><main>
<h1>Adjustment Fund Portal API</h1><p>The same as an <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
${sections.join('\n')}</main></body></html>`;
};
