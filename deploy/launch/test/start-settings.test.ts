import { createServer } from 'node:net';
import { addManager, listManagers } from '@portal/release/console/managers';
import { emptyFolder } from '@portal/release/test/store';
import { expect, onTestFinished, test } from 'vitest';
import { checkPort } from '../src/check-port.ts';
import { keepDemoManagers } from '../src/demo-managers.ts';
import { consoleProviderOf, noticeUrlOf, releasesOf } from '../src/start-settings.ts';

test('a port that is in use is named, with the way out', async () => {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as { port: number };
  await expect(checkPort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is in use. Stop the program that has it, or choose another by PORT=${port + 1}.`,
  );
});

test('a word that a start does not understand is refused: without it the workspace would be pinned', () => {
  expect(releasesOf([])).toBe('workspace');
  expect(releasesOf(['--', '--no-build'])).toBe('built');
  expect(releasesOf(['--no-build', '--no-pin'])).toBe('nothing');
  expect(() => releasesOf(['--nopin'])).toThrow(
    '"--nopin" means nothing to a start. Did you mean "--no-pin"?',
  );
});

test('the example people sign in to the console in demo mode only', async () => {
  const store = emptyFolder();
  await keepDemoManagers(store, false);
  expect(await listManagers(store)).toEqual([]);
  await keepDemoManagers(store, true);
  await addManager(store, 'A real person', 'manager');
  await keepDemoManagers(store, true);
  expect((await listManagers(store)).map(({ role }) => role)).toEqual([
    'manager',
    'developer',
    'reader',
    'manager',
  ]);
  await keepDemoManagers(store, false);
  expect((await listManagers(store)).map(({ name }) => name)).toEqual(['A real person']);
});

test('the settings of the provider are whole and safe', () => {
  const settings = (issuer?: string, id?: string) => ({
    RELEASE_OIDC_ISSUER: issuer,
    RELEASE_OIDC_CLIENT_ID: id,
  });
  expect(consoleProviderOf({})).toBeUndefined();
  expect(consoleProviderOf(settings('https://sso.example', 'portal'))).toEqual({
    issuer: 'https://sso.example',
    clientId: 'portal',
    clientSecret: undefined,
  });
  expect(() => consoleProviderOf(settings('https://sso.example'))).toThrow('set together');
  for (const issuer of ['http://sso.example', 'sso.example'])
    expect(() => consoleProviderOf(settings(issuer, 'portal'))).toThrow('no https address');
});

test('the webhook that notices go to is a safe address', () => {
  const of = (url?: string) => noticeUrlOf({ CANARY_NOTICE_URL: url });
  expect([of(), of(''), of('https://chat.example/hooks/x')]).toEqual([
    undefined,
    undefined,
    'https://chat.example/hooks/x',
  ]);
  for (const url of ['http://chat.example/hooks/x', 'chat.example'])
    expect(() => of(url)).toThrow(`CANARY_NOTICE_URL="${url}" is no https address.`);
});
