import { expect, test } from 'vitest';
import { singleLine } from './single-line.ts';

test.each([
  ['Abena\r\nBcc: all@b.example', 'Abena Bcc: all@b.example'],
  ['\u202eanebA', 'anebA'],
  ['\u2067Ama\u2069 \u2028Owusu\u0007', 'Ama Owusu'],
  ['  María  José ', 'María José'],
  ['مريم بنت عليّ', 'مريم بنت عليّ'],
  // Joiners are letters' business, in Persian and in Hindi.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u202e\u2066', ''],
])('%j is read as %j', (text, read) => {
  expect(singleLine(text)).toBe(read);
});
