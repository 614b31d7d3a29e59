import { expect, test } from 'vitest';
import { lruCache } from '../src/prerender/lru-cache.ts';

const store = (most: number) => lruCache<string>((value) => value.length, most);

test('what was asked for least lately goes first, once there is no room', () => {
  const kept = store(10);
  kept.set('a', '1234');
  kept.set('b', '1234');
  kept.get('a');
  kept.set('c', '1234');
  expect([kept.peek('a'), kept.peek('b'), kept.peek('c')]).toEqual(['1234', undefined, '1234']);
});

test('a newer value takes the place and the room of the older one', () => {
  const kept = store(10);
  kept.set('a', '12345678');
  kept.set('a', '1234');
  kept.set('b', '123456');
  expect([kept.peek('a'), kept.peek('b')]).toEqual(['1234', '123456']);
});

test('a value that is too large by itself is kept alone', () => {
  const kept = store(10);
  kept.set('a', '1');
  kept.set('b', '12345678901');
  expect([kept.peek('a'), kept.peek('b')]).toEqual([undefined, '12345678901']);
});
