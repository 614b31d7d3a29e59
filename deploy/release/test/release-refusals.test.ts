import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pin } from '../src/releases/change-release.ts';
import { isWithin } from '../src/releases/checks/shared-units.ts';
import { buildFolder } from '../src/store/layout.ts';
import { currentRelease } from '../src/store/releases.ts';
import { release } from './support/command.ts';
import { addBuild, change, type FakeBuild, storeWith } from './support/store.ts';

const version = '1.0.0-bbbbbbbb';

const column = { id: 'a', label: { en: 'A' }, position: 1 };

const refusalOf = async (store: string, pins: Record<string, string>): Promise<string> => {
  try {
    await pin(change(store), pins);
  } catch (error) {
    expect((await currentRelease(store, 'production'))?.sequence, 'the release served').toBe(1);
    return (error as Error).message;
  }
  throw new Error('The release check let it pass.');
};

test('a build whose file was changed after it was published is refused', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version });
  writeFileSync(join(buildFolder(store, 'review', version), 'page.1.js'), 'something else');
  expect(await refusalOf(store, { review: version })).toBe(
    `review@${version} has a changed file: page.1.js.`,
  );
  expect((await release(store, 'pin', `review@${version}`)).stderr).toContain(
    'remove its folder below assets/ in the store, and publish it again.',
  );
});

test.each([
  ['sidebar/0', { sidebar: [{ key: 'pages', to: '/review', icon: 'file', roles: {} }] }],
  [
    'header/0/children/0/tile',
    { header: [{ ...column, to: '/', children: [{ to: '/', label: { en: 'A' }, tile: 'moon' }] }] },
  ],
  ['footer/0', { footer: [{ ...column, heading: { en: 'A' } }] }],
  [
    'actions/0/items/labels/A',
    {
      actions: [
        {
          id: 'a',
          label: { en: 'A' },
          roles: [],
          items: { source: '/', to: '/', labelBy: 'a', labels: { A: {} } },
        },
      ],
    },
  ],
])('a build whose %s the shell could not draw is refused', async (where, manifest) => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version, manifest: manifest as never });
  expect(await refusalOf(store, { review: version })).toContain(where);
});

test('a build that lost a file is refused', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'review', version });
  rmSync(join(buildFolder(store, 'review', version), 'remoteEntry.1.js'));
  expect(await refusalOf(store, { review: version })).toBe(
    `review@${version} lacks its file remoteEntry.1.js.`,
  );
});

test('a build whose guards were taken out of its manifest after it was published is refused', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, {
    app: 'review',
    version,
    manifest: { routes: [{ path: '/review', guard: { roles: [] } }] },
  });
  const file = join(buildFolder(store, 'review', version), 'area.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(',"guard":{"roles":[]}', ''));
  expect(await refusalOf(store, { review: version })).toBe(
    `review@${version} has a changed file: area.json.`,
  );
});

const ui = '@portal/ui';

test('a shell that lost a name which a pinned area imports is refused, and the area is named', async () => {
  const store = await storeWith(
    { app: 'review', names: { [ui]: ['Button', 'Skeleton'], react: ['useState'] } },
    { app: 'cms', names: { [ui]: ['Button'] } },
  );
  addBuild(store, { app: 'shell', version, names: { [ui]: ['Bones', 'Button'] } });
  expect(await refusalOf(store, { shell: version })).toBe(
    `review@1.0.0-aaaaaaaa imports Skeleton from @portal/ui, which shell@${version} does not provide. ` +
      'Deploy a shell that provides it first, or pin another build of review.',
  );
});

test('an area that imports names which only a later shell provides is refused until that shell is pinned', async () => {
  const store = await storeWith({ app: 'review' });
  addBuild(store, { app: 'shell', version, names: { [ui]: ['Button'] } });
  await pin(change(store), { shell: version });
  const later = '1.0.0-cccccccc';
  addBuild(store, { app: 'shell', version: later, names: { [ui]: ['Button', 'Chart', 'Clock'] } });
  addBuild(store, { app: 'review', version, names: { [ui]: ['Chart', 'Clock'] } });
  await expect(pin(change(store), { review: version })).rejects.toThrow(
    `review@${version} imports Chart, Clock from @portal/ui, which shell@${version} does not provide.`,
  );
  await pin(change(store), { shell: later });
  expect((await pin(change(store), { review: version })).sequence).toBe(4);
});

test('a fallback that needs what the new shell lost is left out', async () => {
  const store = await storeWith({ app: 'review', names: { [ui]: ['Skeleton'] } });
  addBuild(store, { app: 'shell', version, names: { [ui]: ['Button'] } });
  addBuild(store, { app: 'review', version, names: { [ui]: ['Button'] } });
  const foreseen = await release(store, 'check', 'shell', 'review');
  expect(foreseen.stdout).toMatch(/can be served.+\n {2}review {2}has no fallback any longer\n$/);
  const { stdout } = await release(store, 'pin', 'shell', 'review');
  expect(stdout).toContain('\n  review  has no fallback any longer\n');
  expect((await currentRelease(store, 'production'))?.remotes.review?.previous).toEqual([]);
});

const refusals: { why: string; build: FakeBuild; message: string }[] = [
  {
    why: 'claims an address of another area',
    build: { app: 'review', version, manifest: { routes: [{ path: '/cms/:page' }] } },
    message: `review@${version} claims /cms/:page, which meets /cms/* of cms@1.0.0-aaaaaaaa.`,
  },
  {
    why: 'claims an address of the shell',
    build: { app: 'review', version, manifest: { routes: [{ path: '/:any/sign-in' }] } },
    message: `review@${version} claims /:any/sign-in, which meets /auth/* of shell@1.0.0-aaaaaaaa.`,
  },
  {
    why: 'calls itself by another name',
    build: { app: 'review', version, manifest: { name: 'reviews' } },
    message: `review@${version} calls itself "reviews" but is pinned as "review".`,
  },
  {
    why: 'claims a menu entry of another area',
    build: { app: 'review', version, manifest: { sidebar: [menuEntry('pages')] } },
    message: `review@${version} claims the sidebar key "pages", which cms@1.0.0-aaaaaaaa has.`,
  },
  {
    why: 'needs a newer React than the shell provides',
    build: { app: 'review', version, build: { shared: { react: '^20.0.0' } } },
    message: `review@${version} needs react ^20.0.0; shell@1.0.0-aaaaaaaa provides 19.3.1.`,
  },
  {
    why: 'needs a unit that the shell does not provide',
    build: { app: 'review', version, build: { shared: { '@portal/maps': '^1.0.0' } } },
    message: `review@${version} needs @portal/maps, which shell@1.0.0-aaaaaaaa does not provide.`,
  },
  {
    why: 'exposes no app',
    build: { app: 'review', version, build: { chunks: {} } },
    message: `review@${version} does not expose ./app.`,
  },
  {
    why: 'names a chunk that has no hash',
    build: { app: 'review', version, build: { chunks: { app: ['app.1.js'], page: ['other.js'] } } },
    message: `review@${version} names other.js without a hash.`,
  },
  {
    why: 'is a shell with two versions of React',
    build: { app: 'shell', version, build: { shared: { react: '19.3.1', 'react-dom': '19.3.2' } } },
    message: `shell@${version} provides react 19.3.1 with react-dom 19.3.2; they must be equal.`,
  },
];

function menuEntry(key: string) {
  return { key, to: `/${key}`, label: { en: key }, icon: 'file', roles: {} } as const;
}

test.each(refusals)('a build that $why is refused by name', async ({ build, message }) => {
  const store = await storeWith(
    { app: 'review' },
    { app: 'cms', manifest: { sidebar: [menuEntry('pages')] } },
  );
  addBuild(store, build);
  expect(await refusalOf(store, { [build.app]: version })).toContain(message);
});

test.each([
  ['19.3.1', '^19.3.0', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.2.9', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
])('version %s in range %s: %s', (provided, range, expected) => {
  expect(isWithin(provided, range)).toBe(expected);
});
