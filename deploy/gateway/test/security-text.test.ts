import { emptyFolder } from '@portal/release/test/store';
import { expect, test } from 'vitest';
import { securityText } from '../src/security-text.ts';
import { gatewayOn } from './support/gateway.ts';

const read = async (securityContact?: string) => {
  const app = gatewayOn(emptyFolder(), { publicUrl: 'https://portal.test', securityContact });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  return { statusCode, type: headers['content-type'], body };
};

test('whoever found a weakness reads where to turn to, for half a year from today', () => {
  expect(securityText('https://portal.test', undefined, new Date('2026-11-21T13:00:00Z'))).toBe(
    `Contact: https://portal.test/contact-us
Expires: 2027-05-20T00:00:00.000Z
Preferred-Languages: en, fr, pt, ar, es, sw
Canonical: https://portal.test/.well-known/security.txt
`,
  );
});

test.each([
  [undefined, 'https://portal.test/contact-us'],
  ['security@portal.test', 'mailto:security@portal.test'],
  ['https://portal.test/report', 'https://portal.test/report'],
])('the contact %s is served as %s', async (contact, link) => {
  const { statusCode, type, body } = await read(contact);
  expect([statusCode, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain(`Contact: ${link}\n`);
});
