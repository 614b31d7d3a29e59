import { expect, test } from 'vitest';
import { mentionedIn, withMention } from './mentions.ts';

const ann = { userId: 'usr_1', name: 'Ann Bah' };
const anne = { userId: 'usr_2', name: 'Ann Bahari' };

test.each([
  ['@Ann Bah, is that so?', ['usr_1']],
  ['@Ann Bahari and nobody else', ['usr_2']],
  ['@Ann Bahari, @Ann Bah: both', ['usr_2', 'usr_1']],
  ['Ann Bah said so', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionedIn(text, [ann, anne])).toEqual(ids);
});

test('a mention stands apart from what was typed before it', () => {
  expect(withMention('', ann)).toBe('@Ann Bah ');
  expect(withMention('Please look,', ann)).toBe('Please look, @Ann Bah ');
  expect(withMention('Please look ', ann)).toBe('Please look @Ann Bah ');
});
