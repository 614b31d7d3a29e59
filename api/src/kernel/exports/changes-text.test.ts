import { expect, test } from 'vitest';
import { changesText } from './changes-text.ts';

test.each([
  ['reasonCode', null, 'OTHER', 'Reason: – → Another reason'],
  ['conflictOfInterest', null, 'OTHER', 'Conflict of interest: – → Other'],
  ['sectors', [], ['ENERGY', 'OTHER'], 'sectors: – → Energy, Other'],
])('a changed %s is written in the words of its field', (field, old, now, line) => {
  expect(changesText([{ field, old, new: now }], 'en')).toBe(line);
});
