import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { startDevServer } from '../src/development/index.ts';
import { freePort } from '../src/free-port.ts';

test('signals are left to the process, and addresses to the portal: a server of files is no page to open', async () => {
  const said = vi.spyOn(console, 'log');
  const before = process.listeners('SIGTERM');
  const server = await startDevServer('cms', '127.0.0.1', await freePort());
  const after = process.listeners('SIGTERM');
  await server.stop();
  expect(after).toEqual(before);
  expect(said).not.toHaveBeenCalled();
});

test('source maps name files, so that breakpoints of an editor find them; what is said names the app', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const server = await startDevServer('cms', '127.0.0.1', await freePort());
  await server.compiled;
  const answer = await fetch(`${server.origin}/remoteEntry.js.map`);
  const { sources } = (await answer.json()) as { sources: string[] };
  // The bundler writes in colours where the environment names itself CI.
  const lines = () => said.mock.calls.map(([line]) => stripVTControlCharacters(String(line)));
  await expect.poll(lines).toContainEqual(expect.stringContaining('cms compiled'));
  await server.stop();
  const file = join(import.meta.dirname, '../src/development/browser/remote-entry.js');
  expect(sources).toContain(pathToFileURL(file).href);
});
