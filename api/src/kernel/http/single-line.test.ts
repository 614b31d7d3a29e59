import { expect, test } from 'vitest';
import { singleLine, withSingleLines } from './single-line.ts';

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

test.each(['\u200b', '\u3164', '\u2800 \u00ad', '\u200d\ufe0f', '\u{e0041}', '\u202e'])(
  'nothing can be read in %j, so it is no name',
  (firstName) => {
    expect(() => withSingleLines({ firstName }, ['firstName'])).toThrow('invalid_request');
    expect(withSingleLines({ firstName: `Ama${firstName}` }, ['firstName']).firstName).toMatch(/^Ama/);
  },
);
