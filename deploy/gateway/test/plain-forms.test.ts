import type { IncomingMessage } from 'node:http';
import { storeWith } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import type { GatewayOptions } from '../src/create-gateway.ts';
import { gatewayOn } from './support/gateway.ts';

const type = 'application/x-www-form-urlencoded';
const typed = { firstName: ' Ama ', lastName: '', email: 'a@b.c', phone: ' ', topic: 'GENERAL', website: '' };

interface Sent {
  path: string;
  body: object;
  language: string;
  from: string | undefined;
}

const open = async (answer: { status: number; body: string } = { status: 201, body: '{"data":null}' }) => {
  const sent: Sent[] = [];
  const api: GatewayOptions['api'] = {
    handle: (_request, response) => response.end(),
    post: async (visitor: IncomingMessage, path, body, language) => {
      sent.push({ path, body, language, from: visitor.socket.remoteAddress });
      return answer;
    },
  };
  const app = gatewayOn(await storeWith({ app: 'review' }), { api });
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress: '203.0.113.7',
      headers: { 'content-type': type, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  return { app, sent, post };
};

test('a form goes to its call for the visitor: known fields, trimmed, without what is empty and optional', async () => {
  const { sent, post } = await open();
  await post('/contact-us', { ...typed, language: 'fr', foreign: 'x' });
  const body = { firstName: 'Ama', lastName: '', email: 'a@b.c', topic: 'GENERAL', subject: '', message: '' };
  expect(sent).toEqual([
    { path: '/api/contact-us', body: { ...body, language: 'fr' }, language: 'fr', from: '203.0.113.7' },
  ]);
});

test.each([
  [{ consent: 'on' }, true],
  [{}, false],
])('a box is sent as ticked or not: %j', async (fields, consent) => {
  const { sent, post } = await open();
  await post('/interest', { type: 'PARTNER', ...fields });
  expect(sent[0]).toMatchObject({ path: '/api/interest/new', body: { type: 'PARTNER', consent } });
});

test('the button of a mailed link sends its token, in the language of the page', async () => {
  const { sent, post } = await open();
  await post('/interest/confirm', { token: 'abc', language: 'sw' });
  expect(sent).toEqual([
    { path: '/api/interest/confirm', body: { token: 'abc' }, language: 'sw', from: '203.0.113.7' },
  ]);
});

test.each([
  ['/contact-us', '{"data":{"ticketNumber":"CM-2025-000012"}}', '/contact-us?sent=CM-2025-000012#sent'],
  ['/interest', '{"data":null}', '/interest?sent=1#sent'],
  ['/interest/confirm', '{"data":{"email":"a@b.c"}}', '/interest/confirm?sent=1#sent'],
])(
  'what %s took is answered with another address, which can be loaded again',
  async (url, body, location) => {
    const { post } = await open({ status: 201, body });
    const { statusCode, headers } = await post(url, typed);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, location, 'no-store']);
  },
);

test('what is refused says so in the language of the form, with the status of the API', async () => {
  const refusal = {
    error: 'too_many_requests',
    error_description: 'Veuillez réessayer dans environ 30 minutes.',
  };
  const { post } = await open({ status: 429, body: JSON.stringify(refusal) });
  const { statusCode, body, headers } = await post('/contact-us', { ...typed, language: 'fr' });
  expect(statusCode).toBe(429);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('lang="fr"');
  expect(body).toContain('dans environ 30 minutes');
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ host: 'fund.example', origin: 'https://evilfund.example' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 303],
  [{ origin: 'http://127.0.0.1:8080' }, 303],
  [{ host: 'fund.example', origin: 'https://fund.example' }, 303],
  [{}, 303],
])('a form with the headers %j is answered with %i', async (headers, status) => {
  const { sent, post } = await open();
  const { statusCode } = await post('/contact-us', typed, headers);
  expect([statusCode, sent.length]).toEqual([status, status === 403 ? 0 : 1]);
});

test.each([
  ['too long', { message: 'x'.repeat(100_001) }, type, 413],
  ['no form', typed, 'text/plain', 415],
])('what is %s is refused without asking the API', async (_, fields, contentType, status) => {
  const { sent, post } = await open();
  const { statusCode } = await post('/contact-us', fields, { 'content-type': contentType });
  expect([statusCode, sent]).toEqual([status, []]);
});

test.each(['/contact-us', '/interest', '/interest/confirm'])(
  '%s without a body is an empty form',
  async (url) => {
    const { app, sent } = await open({ status: 400, body: '{}' });
    const { statusCode } = await app.inject({ method: 'POST', url });
    expect([statusCode, sent.length]).toEqual([400, 1]);
  },
);

test('no other address takes a form', async () => {
  const { sent, post } = await open();
  expect((await post('/about-us', typed)).statusCode).toBe(405);
  expect(sent).toEqual([]);
});
