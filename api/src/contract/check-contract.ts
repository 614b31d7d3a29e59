import { breaksBetween } from './compare-contracts.ts';
import type { Finding } from './finding.ts';
import type { JsonObject } from './json.ts';
import type { Release } from './store.ts';

/** A promise that the contract of now does not keep. */
export interface BrokenPromise {
  version: string;
  findings: Finding[];
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

const numberOf = (version: string): number =>
  version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0);

/** The releases of this major version that a client of theirs could not go on with. */
export const brokenPromises = (
  contract: JsonObject,
  version: string,
  releases: readonly Release[],
): BrokenPromise[] =>
  releases
    .filter((release) => majorOf(release.version) === majorOf(version))
    .map((release) => ({
      version: release.version,
      findings: breaksBetween(release.contract, contract),
    }))
    .filter(({ findings }) => findings.length > 0);

/** Whether the version is above every released one, as that of a growing contract has to be. */
export const isAhead = (version: string, releases: readonly Release[]): boolean =>
  releases.every((release) => numberOf(version) > numberOf(release.version));
