import { downloadFile, getPublicFile } from '@portal/contracts/kernel/files';
import { beforeAll, expect, test } from 'vitest';
import { kindsIn, requestOf } from '../../../test/contract/request-of.ts';
import { makeWorld, type World } from '../../../test/contract/world.ts';
import { testPortal } from '../../../test/support/portal.ts';
import { allRoutes } from '../../wiring.ts';

const portal = testPortal();
let world: World;

beforeAll(async () => {
  world = await makeWorld(portal);
});

const icon = { params: { icon: 'linkedin.svg' } };

const download = async (headers: Record<string, string>) => {
  const ids = await world.ids(['file']);
  const owner = await portal.as(world.people.owner);
  return owner.raw(downloadFile, { params: { fileKey: ids.get('file') ?? '' }, headers });
};

/** Every other use that a page can make of an address. */
const otherUses = [
  'audio',
  'audioworklet',
  'embed',
  'fencedframe',
  'font',
  'frame',
  'iframe',
  'json',
  'manifest',
  'object',
  'paintworklet',
  'script',
  'serviceworker',
  'sharedworker',
  'style',
  'track',
  'video',
  'webidentity',
  'worker',
  'xslt',
];

test.each(otherUses)('no page makes a file its %s', async (use) => {
  const headers = { 'sec-fetch-dest': use, 'sec-fetch-site': 'same-origin' };
  expect(await portal.visitor.raw(getPublicFile, { ...icon, headers })).toBeProblem('forbidden');
  expect(await download(headers)).toBeProblem('forbidden');
});

test.each(['same-site', 'cross-site'])(
  'a page of another origin (%s) shows and reads no file',
  async (site) => {
    for (const use of ['image', 'empty']) {
      const headers = { 'sec-fetch-dest': use, 'sec-fetch-site': site };
      expect(await portal.visitor.raw(getPublicFile, { ...icon, headers }), use).toBeProblem('forbidden');
      expect(await download(headers), use).toBeProblem('forbidden');
    }
  },
);

test('our pages show pictures and links from anywhere lead to public files', async () => {
  for (const [use, site] of [
    ['image', 'same-origin'],
    ['empty', 'same-origin'],
    ['document', 'none'],
    ['document', 'same-origin'],
    ['document', 'cross-site'],
  ] as const) {
    const headers = { 'sec-fetch-dest': use, 'sec-fetch-site': site };
    expect((await portal.visitor.raw(getPublicFile, { ...icon, headers })).status, `${use} ${site}`).toBe(
      200,
    );
  }
});

test('what is not public is read by our script only, never opened as a document', async () => {
  expect((await download({ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  for (const use of ['document', 'image'])
    expect(await download({ 'sec-fetch-dest': use, 'sec-fetch-site': 'same-origin' })).toBeProblem(
      'forbidden',
    );
});

test('who is no browser says nothing of it and gets the file', async () => {
  expect((await portal.visitor.raw(getPublicFile, icon)).status).toBe(200);
  expect((await download({})).status).toBe(200);
});

test('the same is so for everything that is answered as a file', async () => {
  const files = allRoutes.filter(({ operation }) => operation.answers === 'file');
  expect(files.length).toBeGreaterThan(6);
  for (const { operation, isPublic } of files) {
    const ids = await world.ids(kindsIn(operation.id));
    const client = isPublic ? portal.visitor : await portal.as(world.people.admin);
    const request = requestOf(operation.id, (kind) => ids.get(kind) ?? '');
    const headers = { ...request.headers, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
    expect(await client.raw(operation, { ...request, headers }), operation.id).toBeProblem('forbidden');
  }
});
