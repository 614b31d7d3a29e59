import { expect, test } from 'vitest';
import { brokenPromises, isAhead } from './check-contract.ts';
import { breaksBetween } from './compare-contracts.ts';
import { currentContract } from './current-contract.ts';
import { inWords } from './finding.ts';
import { type JsonObject, objectAt } from './json.ts';
import { STALE, sayBroken } from './say-broken.ts';
import { readNext, readReleases } from './store.ts';
import { contractVersion } from './version.ts';

const releases = readReleases();
const contract = currentContract();

/** The contract of now after somebody took something away. */
const without = (remove: (contract: JsonObject) => void): JsonObject => {
  const copy: JsonObject = structuredClone(contract);
  remove(copy);
  return copy;
};

test('clients of every release of this major version can go on', () => {
  expect(releases.length).toBeGreaterThan(0);
  const broken = brokenPromises(contract, contractVersion, releases);
  if (broken.length > 0) expect.fail(sayBroken(broken));
});

test('the version is above every released one', () => {
  expect(isAhead(contractVersion, releases)).toBe(true);
  expect(isAhead('1.0.0', [{ version: '1.0.0', contract }])).toBe(false);
  expect(isAhead('1.10.0', [{ version: '1.9.0', contract }])).toBe(true);
});

test('the committed copy is the contract of the declared operations', () => {
  const next = readNext();
  if (JSON.stringify(next) !== JSON.stringify(contract)) {
    const apart = [...breaksBetween(next, contract), ...breaksBetween(contract, next)].map(inWords);
    expect.fail([STALE, ...apart.slice(0, 40)].join('\n'));
  }
});

test('what is taken away is found in the real contract and said with what to do', () => {
  const broken = brokenPromises(
    without((copy) => Reflect.deleteProperty(objectAt(copy, 'paths'), '/fund/{id}')),
    contractVersion,
    releases,
  );
  expect(sayBroken(broken)).toContain('since 1.0.0:\n    GET /fund/{id} was removed');
  expect(sayBroken(broken)).toContain('api/src/contract/version.ts');
});

test('a new major version may take something away', () => {
  const smaller = without((copy) => Reflect.deleteProperty(objectAt(copy, 'paths'), '/fund/{id}'));
  expect(brokenPromises(smaller, '2.0.0', releases)).toEqual([]);
});
