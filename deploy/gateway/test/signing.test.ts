import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '@portal/contracts/rules/canonical-json';
import { pin } from '@portal/release/releases/change-release';
import { pinsOf } from '@portal/release/releases/compose-release';
import { repair, rollBack } from '@portal/release/releases/rollback';
import { makeFirstKeys, signAnew } from '@portal/release/releases/sign-store';
import { keyFolder, makeKey, revokeKey, trustedKeys } from '@portal/release/signing/keys';
import {
  buildFacts,
  buildFolder,
  pointerFile,
  releaseFile,
  signatureFile,
} from '@portal/release/store/layout';
import { currentRelease } from '@portal/release/store/releases';
import { signBuild } from '@portal/release/store/signed-documents';
import { release } from '@portal/release/test/command';
import { addBuild, change, emptyFolder } from '@portal/release/test/store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { releaseReader } from '../src/release-reader.ts';
import { gatewayOn } from './support/gateway.ts';

const first = '1.0.0-aaaaaaaa';
const second = '1.0.0-bbbbbbbb';
const production = 'production';

const addSigned = async (store: string, app: string, version: string): Promise<void> => {
  addBuild(store, { app, version });
  await signBuild(store, buildFolder(store, app, version));
};

/** A store in a data folder with keys, and two signed releases of a shell and review. */
const signedStore = async (): Promise<string> => {
  const store = emptyFolder();
  for (const app of ['shell', 'review']) addBuild(store, { app });
  await pin(change(store), { shell: first, review: first });
  await makeFirstKeys(store);
  await addSigned(store, 'review', second);
  await pin(change(store), { review: second });
  return store;
};

const reader = (store: string) => {
  const warned = vi.fn();
  return { read: releaseReader(store, production, warned), warned };
};

test('the first start makes keys that only their owner reads, and signs what is there', async () => {
  const store = await signedStore();
  for (const role of ['publisher', 'manager'])
    expect(statSync(join(keyFolder(store), `${role}.pem`)).mode & 0o777).toBe(0o600);
  expect(trustedKeys(store)?.map(({ role }) => role)).toEqual(['publisher', 'manager']);
  expect(await makeFirstKeys(store)).toBe(false);
  const { read, warned } = reader(store);
  expect(pinsOf((await read()) ?? fail())).toMatchObject({ review: second });
  expect((await rollBack(change(store), 1)).sequence).toBe(1);
  expect((await read())?.sequence).toBe(1);
  expect(warned).not.toHaveBeenCalled();
});

test('a signed store whose keys are gone is refused, and signed anew only without its signatures', async () => {
  const store = await signedStore();
  const signature = signatureFile(releaseFile(store, production, 2));
  const before = readFileSync(signature, 'utf8');
  rmSync(keyFolder(store), { recursive: true });
  await expect(makeFirstKeys(store)).rejects.toThrow(
    /are signed, and no key is trusted\. Restore .*release-keys/,
  );
  expect(readFileSync(signature, 'utf8')).toBe(before);
  expect(trustedKeys(store)).toBeUndefined();

  for (const name of readdirSync(store, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.sig.json')) rmSync(join(store, name));
  expect(await makeFirstKeys(store)).toBe(true);
  const { read, warned } = reader(store);
  expect(pinsOf((await read()) ?? fail())).toMatchObject({ review: second });
  expect(warned).not.toHaveBeenCalled();
});

const edits: { what: string; edit: (store: string) => void; message: string; served?: number }[] = [
  {
    what: 'a release without its signature',
    edit: (store) => rmSync(signatureFile(releaseFile(store, production, 2))),
    message: '2.json is damaged: it is not signed',
    served: 1,
  },
  {
    what: 'a release that was changed after it was signed',
    edit: (store) => {
      const file = releaseFile(store, production, 2);
      writeFileSync(file, readFileSync(file, 'utf8').replace('"retries": 1', '"retries": 9'));
    },
    message: '2.json is damaged: it was changed after it was signed',
    served: 1,
  },
  {
    what: 'a pointer whose signature was stripped',
    edit: (store) => {
      const { signature: _, ...pointer } = JSON.parse(readFileSync(pointerFile(store, production), 'utf8'));
      writeFileSync(pointerFile(store, production), JSON.stringify({ ...pointer, number: 1 }));
    },
    message: 'current.json cannot be used: it is not signed.',
  },
  {
    what: 'a signature by a key that is not trusted',
    edit: (store) => {
      const file = join(keyFolder(store), 'trusted.json');
      const { keys } = JSON.parse(readFileSync(file, 'utf8'));
      const { id: _, ...manager } = keys[1];
      writeFileSync(file, JSON.stringify({ keys: [keys[0], { ...manager, id: 'another' }] }));
    },
    message: 'No release of production is whole. Whose signatures count: pnpm release keys',
    served: 0,
  },
  {
    what: 'a manager signing as publisher',
    edit: (store) => {
      const file = join(keyFolder(store), 'trusted.json');
      const text = readFileSync(file, 'utf8').replaceAll('"manager"', '"publisher"');
      writeFileSync(file, text);
    },
    message: 'No release of production is whole.',
    served: 0,
  },
];

test.each(edits)('the gateway refuses $what, after a restart too', async ({ edit, message, served = 2 }) => {
  const store = await signedStore();
  const running = reader(store);
  expect((await running.read())?.sequence).toBe(2);
  edit(store);
  const pointer = readFileSync(pointerFile(store, production), 'utf8');
  writeFileSync(pointerFile(store, production), `${pointer} `);
  expect((await running.read())?.sequence).toBe(2);
  const restarted = reader(store);
  expect((await restarted.read())?.sequence ?? 0).toBe(served);
  expect([...running.warned.mock.calls, ...restarted.warned.mock.calls].flat().join(' ')).toContain(message);
});

test.each(['', '{"keys":[]}'])(
  'trusted.json with %j is named with what to do, and ends no gateway',
  async (text) => {
    const store = await signedStore();
    const running = reader(store);
    await running.read();
    const file = join(keyFolder(store), 'trusted.json');
    writeFileSync(file, text);
    const pointer = readFileSync(pointerFile(store, production), 'utf8');
    writeFileSync(pointerFile(store, production), `${pointer} `);
    expect((await running.read())?.sequence).toBe(2);
    const sentence = expect.stringMatching(
      /^\S+trusted\.json is no list .*\. Restore it from a backup or another machine\.$/,
    );
    expect(running.warned.mock.calls).toEqual([[sentence]]);
    await expect(pin(change(store), { review: first })).rejects.toThrow(
      expect.objectContaining({ message: sentence }),
    );
  },
);

test('an older pointer is refused although it was signed once; a rollback is not', async () => {
  const store = await signedStore();
  await rollBack(change(store), 1);
  const older = readFileSync(pointerFile(store, production), 'utf8');
  await rollBack(change(store), 2);
  const { read } = reader(store);
  expect((await read())?.sequence).toBe(2);
  writeFileSync(pointerFile(store, production), older);
  expect((await read())?.sequence).toBe(2);
  const restarted = reader(store);
  expect((await restarted.read())?.sequence).toBe(2);
  expect(restarted.warned.mock.calls[0]?.[0]).toMatch(
    /it is older \(move \d\) than what was served \(move \d\)/,
  );
  expect((await repair(change(store))).fault).toContain('it is older');
  const mended = reader(store);
  expect((await mended.read())?.sequence).toBe(2);
  await rollBack(change(store), 1);
  expect((await mended.read())?.sequence).toBe(1);
  expect(mended.warned).not.toHaveBeenCalled();
});

test('a build that nobody signed, or that was edited with its hashes, cannot be pinned', async () => {
  const store = await signedStore();
  const third = '1.0.0-cccccccc';
  addBuild(store, { app: 'review', version: third });
  await expect(pin(change(store), { review: third })).rejects.toThrow(`review@${third} is not signed.`);
  await signBuild(store, buildFolder(store, 'review', third));
  const file = join(buildFolder(store, 'review', third), buildFacts);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"builtAt":"20', '"builtAt":"21'));
  await expect(pin(change(store), { review: third })).rejects.toThrow(
    `review@${third} was changed after it was signed.`,
  );
});

test('files of a build that nobody signed are not served, though their hashes are right', async () => {
  const store = await signedStore();
  addBuild(store, { app: 'review', version: '1.0.0-cccccccc' });
  const app = gatewayOn(store);
  const statusOf = async (version: string) =>
    (await app.inject(`/assets/review/${version}/remoteEntry.1.js`)).statusCode;
  expect(await statusOf('1.0.0-cccccccc')).toBe(404);
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
  await signBuild(store, buildFolder(store, 'review', '1.0.0-cccccccc'));
  expect(await statusOf('1.0.0-cccccccc')).toBe(200);
});

test('a key that finds no room on the disk takes no other one with it', async () => {
  const store = await signedStore();
  const folder = keyFolder(store);
  const keys = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const before = keys();
  const cli = join(import.meta.dirname, '../../release/src/cli.ts');
  // Without room for a byte in any file, as where the disk is full.
  const rotate = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, cli, 'keys', 'rotate', 'manager'];
  const { status, stderr } = spawnSync('sh', [...rotate, '--store', store], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
  expect(keys()).toEqual(before);
  expect((await release(store, 'rollback', '1')).code).toBe(0);
});

test('keys rotate: both count until the old one is revoked, and everything is signed anew in between', async () => {
  const store = await signedStore();
  const old = trustedKeys(store)?.find(({ role }) => role === 'manager')?.id ?? fail();
  expect(() => revokeKey(store, old)).toThrow(`Run first: pnpm release keys rotate manager`);
  makeKey(store, 'manager');
  expect((await reader(store).read())?.sequence).toBe(2);
  expect(await signAnew(store, 'test')).toEqual({ builds: 3, releases: 2 });
  revokeKey(store, old);
  const { read, warned } = reader(store);
  expect((await read())?.sequence).toBe(2);
  expect((await rollBack(change(store), 1)).sequence).toBe(1);
  expect((await read())?.sequence).toBe(1);
  expect(warned).not.toHaveBeenCalled();
});

test('a key that signs by a setting is not revoked either', async () => {
  const store = await signedStore();
  const elsewhere = join(store, 'manager.pem');
  renameSync(join(keyFolder(store), 'manager.pem'), elsewhere);
  vi.stubEnv('RELEASE_MANAGER_KEY', elsewhere);
  onTestFinished(() => void vi.unstubAllEnvs());
  const id = trustedKeys(store)?.find(({ role }) => role === 'manager')?.id ?? fail();
  expect(() => revokeKey(store, id)).toThrow(`${id} is the key with which the manager signs`);
});

test('a key that what is served counts by is not revoked before that is signed anew, by whoever has the key of a role', async () => {
  const store = await signedStore();
  const [publisher, manager] = (trustedKeys(store) ?? []).map(({ id }) => id);
  for (const [old = '', role, other] of [
    [manager, 'manager', 'publisher'],
    [publisher, 'publisher', 'manager'],
  ] as const) {
    await release(store, 'keys', 'rotate', role);
    const { stdout: listed } = await release(store, 'keys');
    expect(listed).toMatch(new RegExp(`^  ${old}  ${role}`, 'm'));
    expect(listed.match(/^\* /gm)).toHaveLength(2);
    expect(await release(store, 'keys', 'revoke', old)).toMatchObject({
      code: 1,
      stderr: `Refused: production would have nothing to serve: what is served there is signed by ${old}. Run first: pnpm release sign`,
    });
    const elsewhere = join(keyFolder(store), 'elsewhere.pem');
    renameSync(join(keyFolder(store), `${other}.pem`), elsewhere);
    const { code, stdout } = await release(store, 'sign');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`There is no key to sign with as ${other}:`)]);
    renameSync(elsewhere, join(keyFolder(store), `${other}.pem`));
    expect((await release(store, 'keys', 'revoke', old)).code).toBe(0);
    const { read, warned } = reader(store);
    expect((await read())?.sequence).toBe(2);
    expect(warned).not.toHaveBeenCalled();
  }
  const [, signing = ''] = /^\* (\w+) {2}manager/m.exec((await release(store, 'keys')).stdout) ?? [];
  for (const role of ['publisher', 'manager']) rmSync(join(keyFolder(store), `${role}.pem`));
  expect((await release(store, 'sign')).code).toBe(1);
  vi.stubEnv('RELEASE_TRUSTED_KEYS', join(keyFolder(store), 'trusted.json'));
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const [word, of, sentence] of [
    ['rotate', 'manager', 'PORTAL_DATA=<folder> pnpm release keys make manager'],
    ['revoke', signing, 'Run first: pnpm release sign'],
  ] as const)
    expect((await release(store, 'keys', word, of)).stderr).toContain(sentence);
});

test('without the key of a manager nothing is released, and the sentence says where it could be', async () => {
  const store = await signedStore();
  rmSync(join(keyFolder(store), 'manager.pem'));
  const { code, stderr } = await release(store, 'rollback', '1');
  expect(code).toBe(1);
  expect(stderr).toContain('There is no key to sign with as manager: set RELEASE_MANAGER_KEY, or keep it in');
  expect((await currentRelease(store, production))?.sequence).toBe(2);
});

test('a key that cannot be read is said with its setting or file, and none of it', async () => {
  const store = await signedStore();
  const settings = { missing: join(store, 'nowhere.pem'), 'cut off': 'MC4CAQAwBQYDK2VwBCIEIsecret' };
  for (const value of Object.values(settings)) {
    vi.stubEnv('RELEASE_MANAGER_KEY', value);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await release(store, 'rollback', '1')).stderr).toBe(
      'Refused: RELEASE_MANAGER_KEY is neither a private key in PEM form nor the name of a file with one (ENOENT).',
    );
  }
  vi.unstubAllEnvs();
  writeFileSync(join(keyFolder(store), 'manager.pem'), '-----BEGIN PRIVATE KEY-----\ncut off');
  expect((await release(store, 'rollback', '1')).stderr).toMatch(
    /^Refused: .*\/manager\.pem holds no private key in PEM form \(ERR_OSSL/,
  );
  expect((await currentRelease(store, production))?.sequence).toBe(2);
});

test('canonical JSON sorts its keys and keeps its values', () => {
  expect(canonicalJson({ b: [1, 'é', null], a: { d: 1e21, c: '\u0001' } })).toBe(
    '{"a":{"c":"\\u0001","d":1e+21},"b":[1,"é",null]}',
  );
});

const fail = (): never => {
  throw new Error('There is none.');
};
