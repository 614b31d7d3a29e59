import { contractVersion } from '../src/kernel/api-docs/version.ts';
import { breaksBetween, brokenPromises, isAhead } from '../src/kernel/contract/compare-contracts.ts';
import { readNext, readRelease, writeNext, writeRelease } from '../src/kernel/contract/contract-file.ts';
import {
  describeAddition,
  describeBreaks,
  describeFinding,
  NOT_RAISED,
} from '../src/kernel/contract/finding.ts';
import type { JsonObject } from '../src/kernel/contract/json.ts';
import { withoutRoute } from '../src/kernel/contract/without-route.ts';
import { allRoutes, currentContract } from '../src/wiring.ts';

const usage = `pnpm contract accept               take additions into api/contract.json
pnpm contract accept --take-back   the same, also taking back what was accepted but never released
pnpm contract release              keep what it says for good under its version`;

const same = (a: JsonObject, b: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns why it was refused, or nothing. */
const accept = async (mayTakeBack: boolean): Promise<string | undefined> => {
  const unserved = await withoutRoute(new Set(allRoutes.map(({ operation }) => operation.id)));
  if (unserved.length > 0)
    return `Declared, but served by no route: ${unserved.join(', ')}. Write route(operations.…) in api/src first.`;
  const contract = currentContract();
  const release = readRelease();
  const broken = brokenPromises(contract, contractVersion, release);
  if (release && broken.length > 0) return describeBreaks(release.version, broken);
  if (release && !same(contract, release.contract) && !isAhead(contractVersion, release)) return NOT_RAISED;
  const next = readNext();
  const takenBack = breaksBetween(next, contract);
  if (takenBack.length > 0 && !mayTakeBack)
    return `Accepted before, though not released, and gone now:
${takenBack.map((finding) => `  ${describeFinding(finding)}`).join('\n')}
Nobody may rely on it yet: if that is meant, say --take-back.`;
  // What the old one would lack for a client of the new one is what was added.
  for (const finding of breaksBetween(contract, next)) console.log(`  ${describeAddition(finding)}`);
  writeNext(contract);
  console.log(same(next, contract) ? 'Nothing changed.' : 'api/contract.json is up to date; commit it.');
  return undefined;
};

const release = (): string | undefined => {
  const last = readRelease();
  const contract = currentContract();
  const broken = brokenPromises(contract, contractVersion, last);
  if (last && broken.length > 0) return describeBreaks(last.version, broken);
  if (!isAhead(contractVersion, last))
    return `${contractVersion} was released before: raise the number in api/src/kernel/api-docs/version.ts.`;
  writeRelease(contractVersion, contract);
  console.log(
    `Released ${contractVersion}. Raise the number in api/src/kernel/api-docs/version.ts with the next addition.`,
  );
  return undefined;
};

const [command, ...flags] = process.argv.slice(2);
const refusal =
  command === 'accept'
    ? await accept(flags.includes('--take-back'))
    : command === 'release'
      ? release()
      : usage;
if (refusal !== undefined) {
  console.error(refusal);
  process.exitCode = 1;
}
