import { sectionKeys } from '@portal/contracts/content/keys';
import { mailPlaceholders } from '@portal/contracts/content/mail-placeholders';
import { expect, test } from 'vitest';
import en from '../locales/en.json';

test('every section and every mail has a name', () => {
  expect(Object.keys(en.sections)).toEqual(expect.arrayContaining([...sectionKeys]));
  expect(Object.keys(en.fields)).toEqual(expect.arrayContaining(Object.keys(mailPlaceholders)));
});
