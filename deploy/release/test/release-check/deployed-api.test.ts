import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { pin } from '../../src/releases/change-release.ts';
import { recordApi } from '../../src/releases/checks/deployed-api.ts';
import { deployedApiFile } from '../../src/store/layout.ts';
import { release } from '../support/command.ts';
import { addBuild, change } from '../support/store.ts';
import { asReview, operations, portal, published, version } from './portal.ts';

test('a fallback that calls what the API no longer has is left out', async () => {
  const store = await portal();
  await recordApi(
    store,
    'production',
    { info: { version: '2.0.0' }, paths: { '/profile': { get: {} } } },
    'a test',
  );
  addBuild(store, asReview({}));
  expect((await pin(change(store), { review: version })).remotes.review?.previous).toEqual([]);
});

/** An API that answers one document, or what else is given. */
const apiWith = async (status: number, body: unknown): Promise<string> => {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The API does not listen.');
  return `http://127.0.0.1:${address.port}`;
};

test('the contract of another API is read with --api and kept for the environment', async () => {
  const candidate = asReview({ contract: { operations: operations('POST /review/:id/appeal') } });
  const { store } = await published({ why: '', candidate });
  const paths = { '/profile': { get: {} }, '/review/{id}/appeal': { post: {} } };
  const origin = await apiWith(200, { info: { version: '1.5.0' }, paths });
  expect((await release(store, 'check', `review@${version}`)).code).toBe(3);
  expect((await release(store, 'check', `review@${version}`, '--api', origin)).code).toBe(0);
  expect((await release(store, 'check', `review@${version}`)).code).toBe(0);
});

test.each([
  ['that has no contract', 404, {}, 'it answers 404'],
  ['that answers something else', 200, { paths: 1 }, 'is no OpenAPI document'],
])('an API %s is refused by its address', async (_which, status, body, why) => {
  const store = await portal();
  const origin = await apiWith(status, body);
  const { code, stderr } = await release(store, 'check', '--api', origin);
  expect(code).toBe(1);
  expect(stderr).toContain(`The API at ${origin} gives no contract`);
  expect(stderr).toContain(why);
});

test('a damaged record of the API is named, with the way out', async () => {
  const store = await portal();
  const file = deployedApiFile(store, 'production');
  writeFileSync(file, '{"version":1}');
  const { code, stderr } = await release(store, 'check');
  expect(code).toBe(1);
  expect(stderr).toContain(`${file} is damaged`);
  expect(stderr).toContain('--api <address>');
});
