import { expect, test } from 'vitest';
import { allRoutes, currentContract } from '../../wiring.ts';
import { contractVersion } from '../api-docs/version.ts';
import { breaksBetween, brokenPromises, isAhead } from './compare-contracts.ts';
import { readNext, readRelease } from './contract-file.ts';
import { describeAddition, describeBreaks, describeFinding, NOT_RAISED, STALE } from './finding.ts';
import { type JsonObject, objectAt } from './json.ts';
import { patchBetween, patched } from './merge-patch.ts';
import { withoutRoute } from './without-route.ts';

const release = readRelease();
const contract = currentContract();

/** The contract of now after somebody took something away. */
const without = (remove: (contract: JsonObject) => void): JsonObject => {
  const copy: JsonObject = structuredClone(contract);
  remove(copy);
  return copy;
};
const smaller = without((copy) => Reflect.deleteProperty(objectAt(copy, 'paths'), '/fund/{id}'));

test('clients of the last release can go on', () => {
  const broken = brokenPromises(contract, contractVersion, release);
  if (broken.length > 0) expect.fail(describeBreaks(release?.version ?? '', broken));
});

test('the version is above the released one as soon as the contract has grown', () => {
  if (JSON.stringify(contract) !== JSON.stringify(release?.contract))
    expect(isAhead(contractVersion, release), NOT_RAISED).toBe(true);
  expect(isAhead('1.0.0', undefined)).toBe(true);
  expect(isAhead('1.0.0', { version: '1.0.0' })).toBe(false);
  expect(isAhead('1.10.0', { version: '1.9.0' })).toBe(true);
});

test('the committed copy is the contract of the declared operations', () => {
  const next = readNext();
  if (JSON.stringify(next) !== JSON.stringify(contract)) {
    const apart = [
      ...breaksBetween(next, contract).map(describeFinding),
      ...breaksBetween(contract, next).map(describeAddition),
    ];
    expect.fail([STALE, ...apart.slice(0, 40)].join('\n'));
  }
});

test('every declared operation has a route, and one without is named', async () => {
  const routed = new Set(allRoutes.map(({ operation }) => operation.id));
  expect(await withoutRoute(routed), 'without route(operations.…) in api/src').toEqual([]);
  routed.delete('listFunds');
  expect(await withoutRoute(routed)).toEqual(['listFunds']);
});

test('what is taken away is found in the real contract and said with what to do', () => {
  const message = describeBreaks('1.0.0', brokenPromises(smaller, '1.7.0', { version: '1.0.0', contract }));
  expect(message).toContain('since 1.0.0:\n    GET /fund/{id} was removed');
  expect(message).toContain('api/src/kernel/api-docs/version.ts');
});

test('a new major version may take something away', () => {
  expect(brokenPromises(smaller, '2.0.0', { version: '1.0.0', contract })).toEqual([]);
});

test('what was released is told from what was accepted since, whatever came, went or changed', () => {
  const later = without((copy) => {
    const paths = objectAt(copy, 'paths');
    Reflect.deleteProperty(paths, '/fund/{id}');
    Object.assign(paths, { '/brand/new': { get: { operationId: 'brandNew' } } });
    Object.assign(objectAt(paths, '/cms/faqs'), { get: { operationId: 'other' }, put: {} });
    Object.assign(objectAt(copy, 'info'), { version: '1.1.0' });
  });
  const before = patchBetween(later, contract);
  expect(JSON.stringify(patched(later, before))).toBe(JSON.stringify(contract));
  expect(objectAt(before, 'paths')).toMatchObject({ '/brand/new': null, '/cms/faqs': { put: null } });
  expect(patchBetween(contract, contract)).toEqual({});
});
