import { expect, test } from 'vitest';
import { contentDisposition } from './send-file.ts';

test.each([
  ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  ['تقرير.pdf', `attachment; filename="_____.pdf"; filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.pdf`],
  ['a"b;c\\d.pdf', `attachment; filename="a_b_cd.pdf"; filename*=UTF-8''a%22b%3Bcd.pdf`],
  [
    'x\r\nSet-Cookie: a=b.pdf',
    `attachment; filename="xSet-Cookie: a=b.pdf"; filename*=UTF-8''xSet-Cookie%3A%20a%3Db.pdf`,
  ],
  ['../../etc/passwd', `attachment; filename="....etcpasswd"; filename*=UTF-8''....etcpasswd`],
  ['fdp\u202E.exe', `attachment; filename="fdp.exe"; filename*=UTF-8''fdp.exe`],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('the name %j goes out as one header that means only a name', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});

test('a very long name is cut, between two letters', () => {
  expect(contentDisposition('inline', `x${'\u{1e900}'.repeat(80)}`)).toMatch(/%F0%9E%A4%80$/);
  expect(contentDisposition('inline', 'x'.repeat(5000)).length).toBeLessThan(400);
});
