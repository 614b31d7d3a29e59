import { multipartBody, multipartHeaders } from '../support/multipart.ts';

interface SentForm {
  what: string;
  payload: Buffer;
  headers: Record<string, string>;
}

const whole = (name: string, content: Buffer | string = '%PDF-1.4\n%%EOF'): Buffer =>
  multipartBody([{ name, content }]);

const form = (what: string, payload: Buffer, headers = multipartHeaders): SentForm => ({
  what,
  payload,
  headers,
});

const names = [
  '../../x.pdf',
  'a\u0000.pdf',
  `${'x'.repeat(4000)}.pdf`,
  '.pdf',
  'a.exe',
  'CON',
  'a.pdf.html',
  '\u202efdp.exe',
];

/** Forms that hold no file, half a file, two files, or one that is not what it says. */
export const hostileForms = (): SentForm[] => [
  ...[0.1, 0.3, 0.5, 0.7, 0.9, 0.97].map((part) => {
    const body = whole('a.pdf');
    return form(`cut at ${part}`, body.subarray(0, Math.floor(body.length * part)));
  }),
  ...names.map((name) => form(`called ${JSON.stringify(name.slice(0, 30))}`, whole(name, 'no pdf at all'))),
  form('no file', multipartBody([])),
  form('a text field', multipartBody([{ field: 'file', content: 'x' }])),
  form('another field', multipartBody([{ field: 'other', name: 'a.pdf', content: '%PDF-1.4\n%%EOF' }])),
  form(
    'two files',
    multipartBody([
      { name: 'a.pdf', content: 'a' },
      { name: 'b.pdf', content: 'b' },
    ]),
  ),
  form(
    'thirty fields',
    multipartBody(Array.from({ length: 30 }, (_, n) => ({ field: `f${n}`, content: 'x' }))),
  ),
  form('an empty file', whole('a.pdf', '')),
  form('six megabytes', whole('a.pdf', Buffer.alloc(6 * 1024 * 1024, 0x20))),
  form('no boundary', whole('a.pdf'), { 'content-type': 'multipart/form-data' }),
  form('another boundary', whole('a.pdf'), { 'content-type': 'multipart/form-data; boundary=other' }),
  form('json', Buffer.from('{}'), { 'content-type': 'application/json' }),
  form('empty', Buffer.alloc(0)),
  form('a prototype for a name', multipartBody([{ field: '__proto__', name: 'a.pdf', content: 'x' }])),
];
