import { expect, test } from 'vitest';
import { africaTiles, tileCodes } from './africa-tiles.ts';
import { nextTile } from './next-tile.ts';

test('the map has the 55 members, each on a place of its own', () => {
  expect(tileCodes).toHaveLength(55);
  expect(new Set(tileCodes.map((code) => africaTiles[code].join())).size).toBe(55);
});

test.each([
  ['NG', 'ArrowLeft', 'BJ'],
  ['NG', 'ArrowRight', 'CF'],
  ['NG', 'ArrowUp', 'TD'],
  ['NG', 'ArrowDown', 'TG'],
] as const)('from %s with %s to %s', (from, key, to) => {
  expect(nextTile(from, key)).toBe(to);
});

test('over a gap to the nearest tile that lies that way', () => {
  expect(nextTile('ZW', 'ArrowRight')).toBe('MZ');
  expect(nextTile('SZ', 'ArrowRight')).toBe('MU');
  expect(nextTile('CV', 'ArrowDown')).toBe('GW');
});

test('no way leads off the map, and other keys lead nowhere', () => {
  expect(nextTile('CV', 'ArrowLeft')).toBeUndefined();
  expect(nextTile('NG', 'Enter')).toBeUndefined();
});

test('every tile can be reached by arrows from any other', () => {
  const reached = new Set<string>(['NG']);
  for (const code of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = tileCodes.find((one) => one === code);
      const to = next && nextTile(next, key);
      if (to) reached.add(to);
    }
  expect(reached.size).toBe(tileCodes.length);
});
