import { errorCodes } from '@portal/contracts';
import { errorMessages } from '@portal/contracts/errors/messages';
import type { Operation } from '@portal/contracts/operation';
import type { TSchema } from 'typebox';
import { errorsOf } from '../http/implied-errors.ts';
import { escapeHtml } from '../mail/layout.ts';
import { UPLOAD_TYPE } from '../server/body-parsers.ts';
import { curlOf } from './curl.ts';
import { fieldTable } from './field-table.ts';
import { responseExample } from './response-example.ts';
import { describeWhoMay } from './who-may.ts';

const json = (value: unknown): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const part = (title: string, schema: TSchema | undefined): string => {
  const table = schema ? fieldTable(schema) : '';
  return table === '' ? '' : `<h4>${title}</h4>${table}`;
};

const answer = (operation: Operation): string => {
  const { response, answers } = operation;
  if (answers === 'nothing') return '<h4>Answer</h4><p>No body; what there is to say is in the headers.</p>';
  if (!response) return '<h4>Answer</h4><p>A file, with its name in the header Content-Disposition.</p>';
  const table = fieldTable(response);
  const fields = table === '' ? '' : `<details><summary>Its fields</summary>${table}</details>`;
  return `<h4>Answer</h4>${json(responseExample(operation))}${fields}`;
};

const refusals = (operation: Operation): string => {
  const rows = [...errorsOf(operation)]
    .map((code) => ({ code, status: errorCodes[code] }))
    .sort((a, b) => a.status - b.status)
    .map(
      ({ code, status }) =>
        `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td><td>${escapeHtml(errorMessages.en.errors[code])}</td></tr>`,
    );
  return `<h4>Refusals</h4><div class="scroll" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

/** What the search looks at. */
const searchTextOf = (operation: Operation): string => {
  const { id, method, path, permission, summary, description } = operation;
  const texts = [id, method, `/api${path}`, summary, description, permission, ...errorsOf(operation)];
  return texts.join(' ').toLowerCase();
};

/** Code in backticks, the only markup that descriptions have. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** One operation, closed until somebody looks for it. */
export const operationArticle = (operation: Operation): string => {
  const { id, method, path, permission, summary, description, params, query, body, consumes } = operation;
  const type = consumes === 'multipart' ? 'multipart/form-data' : consumes === 'bytes' && UPLOAD_TYPE;
  const upload = type ? `<h4>Body</h4><p>${type}</p>` : '';
  return `<article id="${escapeHtml(id)}" data-words="${escapeHtml(searchTextOf(operation))}"><details>
<summary><span class="method ${method}">${method}</span><span class="path">/api${escapeHtml(path)}</span><span class="what">${escapeHtml(summary)}</span></summary>
<div class="inside"><p>${prose(description)}</p><p>Who may call it: ${escapeHtml(describeWhoMay(permission))}.</p>
${part('Path', params)}${part('Query', query)}${part('Body', body)}${upload}
<h4>Example</h4><pre tabindex="0">${escapeHtml(curlOf(operation))}</pre>
${answer(operation)}${refusals(operation)}</div></details></article>`;
};
