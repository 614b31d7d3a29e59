import { breaksBetween } from './compare-contracts.ts';
import type { Release } from './contract-file.ts';
import type { Finding } from './finding.ts';
import type { JsonObject } from './json.ts';

const majorOf = (version: string): string => version.split('.')[0] ?? '';

const numberOf = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0);

/** What a client of the last release of this major version could not go on with. */
export const brokenPromises = (
  contract: JsonObject,
  version: string,
  release: Release | undefined,
): Finding[] =>
  release && majorOf(release.version) === majorOf(version) ? breaksBetween(release.contract, contract) : [];

/** Whether the version is above the released one, as that of a contract that has grown has to be. */
export const isAhead = (version: string, release: Pick<Release, 'version'> | undefined): boolean =>
  !release || numberOf(version) > numberOf(release.version);
