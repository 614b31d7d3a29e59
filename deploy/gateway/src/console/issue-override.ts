import { type Manager, mayOverride } from '@portal/release/console/managers';
import { trustedKeys } from '@portal/release/signing/keys';
import {
  type IssuedOverride,
  type OverrideStatement,
  overrideMs,
  overrideWhat,
} from '@portal/release/signing/override';
import { signatureOf } from '@portal/release/signing/signature';
import { findContract } from '@portal/release/store/builds';
import { currentRelease } from '@portal/release/store/releases';
import { ConsoleRefusal } from './refusal.ts';

interface Place {
  store: string;
  environment: string;
  /** Under which people reach the portal. */
  origin: string;
}

/** What the pinned build of each remote imports from the shell; nothing of builds without a contract. */
const importedNames = async ({ store, environment }: Place): Promise<IssuedOverride['names']> => {
  const release = await currentRelease(store, environment);
  if (!release) throw new ConsoleRefusal(422, `${environment} serves no release.`);
  const named = Object.entries(release.remotes).map(async ([area, { pin }]) => {
    const build = release.builds[pin];
    const contract = build && (await findContract(store, build).catch(() => undefined));
    return [area, contract?.names ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(named));
};

/**
 * Lets somebody see one remote from their own machine among the builds of this portal, for an hour. It changes
 * nothing here. @throws ConsoleRefusal when they may not, or nobody could tell that it is genuine
 */
export const issueOverride = async (place: Place, person: Manager, area: string): Promise<IssuedOverride> => {
  const { store, environment, origin } = place;
  if (!mayOverride(person))
    throw new ConsoleRefusal(403, `${person.name} may look, but develop nothing in this portal.`);
  const now = Date.now();
  const statement: OverrideStatement = {
    area,
    environment,
    portal: origin,
    by: person.name,
    from: new Date(now).toISOString(),
    until: new Date(now + overrideMs).toISOString(),
  };
  const signature = signatureOf(store, 'manager', overrideWhat, statement);
  if (!signature) throw new ConsoleRefusal(422, 'This portal has no keys to sign an override with.');
  const keys = (trustedKeys(store) ?? []).filter(({ role }) => role === 'manager');
  return { statement, signature, keys, names: await importedNames(place) };
};
