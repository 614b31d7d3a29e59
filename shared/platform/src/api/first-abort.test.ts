import { expect, test } from 'vitest';
import { firstAbort } from './first-abort.ts';

test('the first of two to abort decides, with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = firstAbort(one.signal, other.signal);
  expect(either.aborted).toBe(false);
  other.abort('too slow');
  one.abort('left the page');
  expect(either.aborted).toBe(true);
  expect(either.reason).toBe('too slow');
});

test('one that aborted before counts at once', () => {
  expect(firstAbort(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone');
});
