import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { downloadFile } from '@portal/contracts/kernel/files';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const countries = (encoding?: string) =>
  portal.app.inject({
    url: '/api/countries',
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
])('whoever accepts "%s" gets %s, and the same answer', async (accepted, coding, unpack) => {
  const [plain, packed] = [await countries(), await countries(accepted)];
  expect(packed.headers).toMatchObject({
    'content-encoding': coding,
    vary: 'Accept-Encoding, Accept-Language',
  });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload);
});

test.each([undefined, 'identity', 'deflate', 'br;q=0', ''])(
  'accepting %s gets it plain',
  async (accepted) => {
    const { headers } = await countries(accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language');
  },
);

test('a header of blanks is read once', async () => {
  // One that goes back and forth does not come to its end within the time that a test has.
  expect((await countries(`gzip${' '.repeat(400_000)}x`)).headers).not.toHaveProperty('content-encoding');
});

test('a small answer is sent as it is', async () => {
  const reply = await portal.app.inject({
    url: '/api/cms/faqs?search=zzzz',
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
});

test('what holds a secret beside the words of a caller keeps its length', async () => {
  const user = await portal.make.user();
  const payload = { email: user.email, password: user.password };
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).not.toHaveProperty('content-encoding');
});

test('files go as they are', async () => {
  const user = await portal.make.user();
  const fileKey = await portal.make.file(user, { text: 'x'.repeat(5000) });
  const client = await portal.as(user);
  const reply = await client.call(downloadFile, {
    params: { fileKey },
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.status).toBe(200);
  expect(reply.headers).not.toHaveProperty('content-encoding');
});
