import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultOfKey, keyFolder, makeKey, roles, trustedKeys } from '../signing/keys.ts';
import { findBuild } from '../store/builds.ts';
import { signedHistory } from '../store/history.ts';
import { buildFacts, buildFolder, pointerFile, releaseFile, signatureFile } from '../store/layout.ts';
import { environmentNames, readText, storedBuilds } from '../store/read-store.ts';
import { currentRelease, listSequences, movePointer, readCurrent } from '../store/releases.ts';
import { bringToBucket, isShared } from '../store/shared-store.ts';
import { faultOfBuild, faultOfRelease, signaturePlacement, signBuild } from '../store/signed-documents.ts';
import { signResults, type Trust } from '../store/test-results.ts';
import { placeFiles } from '../store/write-files.ts';
import { checkBuildFiles } from './checks/files.ts';
import { repair } from './rollback.ts';

/**
 * Signs the builds, releases and test results of a store with the keys of now: after a key was changed, or when there are
 * keys for the first time. What was changed after it was signed is left out, and what a role signs whose key is not
 * here. @returns how many were signed
 */
const signStore = async (store: string, trust: Trust): Promise<{ builds: number; releases: number }> => {
  const counts = { builds: 0, releases: 0 };
  const [isPublisher, isManager] = roles.map((role) => faultOfKey(store, role) === undefined);
  for (const { app, version } of isPublisher ? await storedBuilds(store) : []) {
    const build = await findBuild(store, app, version).catch(() => undefined);
    if (!build || (await checkBuildFiles(store, `${app}@${version}`, build)).length > 0) continue;
    if (trust === 'only what is signed' && (await faultOfBuild(store, app, version))) continue;
    await signBuild(store, buildFolder(store, app, version));
    counts.builds += 1;
  }
  if (!isManager) return counts;
  for (const environment of await environmentNames(store)) {
    if (trust === 'what is there') await placeFiles([await signedHistory(store, environment)]);
    for (const sequence of await listSequences(store, environment)) {
      const file = releaseFile(store, environment, sequence);
      const text = await readFile(file, 'utf8');
      if (trust === 'only what is signed' && (await faultOfRelease(store, file, text))) continue;
      await placeFiles(signaturePlacement(store, 'manager', 'release', { file, text }));
      counts.releases += 1;
    }
  }
  await signResults(store, trust);
  return counts;
};

/** Signs a store anew after a key was changed, its pointers too: each is a move of its own. */
export const signAnew = async (store: string, by: string): Promise<{ builds: number; releases: number }> => {
  const counts = await signStore(store, 'only what is signed');
  await bringToBucket(store);
  if (faultOfKey(store, 'manager') !== undefined) return counts;
  for (const environment of await environmentNames(store)) {
    const current = await readCurrent(store, environment);
    if (!current || current.fault) continue;
    const { sequence } = current.release;
    const note = {
      action: 'sign',
      by,
      reason: 'signed with the keys of now',
      startedAt: Date.now(),
    } as const;
    await movePointer(store, environment, sequence, sequence, note);
  }
  return counts;
};

/** Environments whose pointer, release or one of its builds counts by this key. */
export const environmentsSignedBy = async (store: string, id: string): Promise<string[]> => {
  const found: string[] = [];
  for (const environment of await environmentNames(store)) {
    const release = await currentRelease(store, environment).catch(() => undefined);
    if (!release) continue;
    const builds = Object.values(release.builds).map(({ app, version }) =>
      join(buildFolder(store, app, version), buildFacts),
    );
    const signed = [releaseFile(store, environment, release.sequence), ...builds];
    const files = [pointerFile(store, environment), ...signed.map(signatureFile)];
    const texts = await Promise.all(files.map(readText));
    if (texts.some((text) => text?.includes(id))) found.push(environment);
  }
  return found;
};

/** A store that was signed, and no key to check that by. */
export class UntrustedStore extends Error {
  override name = 'UntrustedStore';

  constructor(store: string) {
    const mend = isShared()
      ? 'Set RELEASE_TRUSTED_KEYS, as the other machines of the bucket have it.'
      : `Restore ${keyFolder(store)} from a backup or from the machine that signed them, or set RELEASE_TRUSTED_KEYS. Whoever trusts what lies there without its keys removes the files *.sig.json: the next start signs it anew.`;
    super(`The releases in ${store} are signed, and no key is trusted. ${mend}`);
  }
}

const hasSignedRelease = async (store: string): Promise<boolean> => {
  for (const environment of await environmentNames(store))
    for (const sequence of await listSequences(store, environment))
      if (existsSync(signatureFile(releaseFile(store, environment, sequence)))) return true;
  return false;
};

/** @throws UntrustedStore where there are signed releases, and no key to check them by or to sign with */
export const checkTrusted = async (store: string): Promise<void> => {
  if (!trustedKeys(store) && (await hasSignedRelease(store))) throw new UntrustedStore(store);
};

/** Makes keys where there are none, and signs what the store holds. @returns whether. @throws UntrustedStore */
export const makeFirstKeys = async (store: string): Promise<boolean> => {
  if (trustedKeys(store)) return false;
  await checkTrusted(store);
  // Of a bucket that others share, whoever runs them says what is trusted.
  if (isShared()) return false;
  for (const role of roles) makeKey(store, role);
  await signStore(store, 'what is there');
  for (const environment of await environmentNames(store)) {
    if ((await listSequences(store, environment)).length === 0) continue;
    await repair({ store, environment, by: 'start', reason: 'signed with the first keys' });
  }
  return true;
};
