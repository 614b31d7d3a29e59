import { chatEvents, contactTopics } from '@portal/contracts/support/enums';
import { expect, test } from 'vitest';
import en from '../../later-locales/en.json';

test('every event and topic has a text', () => {
  expect(Object.keys(en.event)).toEqual(expect.arrayContaining([...chatEvents]));
  expect(Object.keys(en.leave.topics)).toEqual(expect.arrayContaining([...contactTopics]));
});
