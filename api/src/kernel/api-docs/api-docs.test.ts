import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';
import { allRoutes } from '../../wiring.ts';

const portal = testPortal();

test('the document names every operation with its parameters, bodies and refusals', async () => {
  const document = (await portal.app.inject('/api/openapi.json')).json();
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids.sort()).toEqual(allRoutes.map(({ operation }) => operation.id).sort());
  const { put: toggle, get: listed } = document.paths['/profile/users/{typeOrId}'];
  for (const { parameters } of [toggle, listed])
    expect(parameters[0]).toMatchObject({ name: 'typeOrId', in: 'path', required: true });
  expect(toggle.responses['409'].description).toBe(
    'cannot_change_self, last_admin, second_admin_required, invalid_state',
  );
  expect(document.paths['/auth/login'].post.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/LoginInput',
  });
  expect(document.components.schemas.LoginInput.required).toEqual(['email', 'password']);
  expect(document.paths['/auth/login'].post.security).toEqual([]);
  expect(document.paths['/cms/faqs'].get.security).toEqual([{}, { bearer: [], binding: [] }]);
  expect(document.paths['/chat/ticket'].post.parameters).toContainEqual({
    $ref: '#/components/parameters/ChatSecret',
  });
});

test('the page shows every operation and runs only its own script', async () => {
  const { body, headers } = await portal.app.inject('/api/docs');
  for (const { operation } of allRoutes) expect(body).toContain(`<article id="${operation.id}"`);
  const [script, ...others] = [...body.matchAll(/<script([^>]*)>([^<]*)</g)];
  expect(others).toEqual([]);
  expect(script?.[1]).toBe('');
  const hash = createHash('sha256')
    .update(script?.[2] ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src data:; style-src 'sha256-[^ ]+';/,
  );
  expect(body).not.toMatch(/\son\w+=|(?:src|href)="(?:https?:)?\/\//);
});

test('the page says of each operation what kind of body it takes and answers', async () => {
  const { body } = await portal.app.inject('/api/docs');
  const article = (id: string) => body.split(`<article id="${id}"`)[1]?.split('</article>')[0] ?? '';
  expect(article('continueUpload')).toContain('<h4>Body</h4><p>application/offset+octet-stream</p>');
  for (const id of ['continueUpload', 'cancelUpload']) {
    expect(article(id)).toContain('<h4>Answer</h4><p>No body;');
    expect(article(id)).not.toContain('Content-Disposition');
  }
  expect(article('downloadFile')).toContain('<h4>Answer</h4><p>A file, with its name');
});
