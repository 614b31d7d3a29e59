import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from '@portal/release/canary/ask-api';
import { pin } from '@portal/release/releases/change-release';
import { addBuild, change, type FakeBuild, storeWith } from '@portal/release/test/store';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { GatewayOptions } from '../../src/create-gateway.ts';
import { gatewayOn } from './gateway.ts';

export const firstVersion = '1.0.0-aaaaaaaa';
export const secondVersion = '1.0.0-bbbbbbbb';

/** A shell's server build in small: it reads one text from the API and lets the remote dress it. */
const shellServer = `
const pictures = ['small', 'small', 'large', 'gone']
  .map((name) => '<img alt="" src="/api/file/public/' + name + '.svg" width="22">').join('');
exports.units = { react: { name: 'the one React' } };
exports.openRenderer = (release, areas, origin) => ({
  addresses: async () => Object.values(areas).flatMap((area) => area.addresses([])),
  render: async ({ address, language, session }) => {
    const answer = await fetch(new URL('/api/text?lang=' + language, origin));
    if (!answer.ok) throw new Error('The API answered ' + answer.status);
    const { text } = await answer.json();
    const area = Object.values(areas)[0];
    return {
      html: '<h1>' + area.dress(text) + '</h1>' + pictures,
      styles: [{ mark: 'css a', css: '.a{color:red}.dark .a{color:pink}' }],
      state: { language, session, queries: [{ key: ['text'], data: text }] },
      title: 'A title',
      head: { description: 'About <b>this</b>', data: [{ '@type': 'Thing' }] },
    };
  },
});
`;

const areaServer = (dress: string): string => `
const react = require('react');
exports.default = {
  app: {}, headOf: () => ({}),
  addresses: () => [{ address: '/review/a' }, { address: '/review/a?fund=B' }, { address: '/review/b', changedOn: '2026-03-04' }],
  dress: ${dress},
};
`;

const dressed = "(text) => text + ' by ' + react.name";

/** A shell with a server build. */
export const prerenderedShell: FakeBuild = {
  app: 'shell',
  files: {
    'main.1.js': 'shell',
    'main.1.css': '@font-face{}',
    'global.1.css': ':root{}',
    'locale-fr.1.js': 'fr',
    'server/main.cjs': shellServer,
  },
  build: { server: 'server/main.cjs' },
};

/** A remote with a server build that makes its headings with `dress`. */
export const prerenderedArea = (dress: string = dressed, version?: string): FakeBuild => ({
  app: 'review',
  ...(version && { version }),
  files: {
    'remoteEntry.1.js': 'entry',
    'app.1.js': 'app',
    'page.1.js': 'page',
    'locale-fr.1.js': 'fr',
    'server/main.cjs': areaServer(dress),
  },
  build: { server: 'server/main.cjs' },
  manifest: {
    routes: [{ path: '/review/*', chunk: 'page' }],
    header: [{ id: 'a', to: '/review/a', position: 1, label: { en: 'A', fr: 'Un' } }],
  },
});

/** A store whose release has the first version of a remote and, of the shell, the second. */
export const prerenderStore = async (area = prerenderedArea(), shell = prerenderedShell): Promise<string> => {
  const store = await storeWith();
  addBuild(store, { ...shell, version: secondVersion });
  addBuild(store, area);
  await pin(change(store), { shell: secondVersion, review: area.version ?? firstVersion });
  return store;
};

/** An API whose one text, revision and health a test changes. */
export const fakeApi = () => {
  /** `told`: the revision that was answered last. */
  const api = { text: 'Words', revision: 1, told: 0, isDown: false, slowMs: 0, asked: [] as string[] };
  const ask = async (path: string): Promise<ApiAnswer> => {
    if (api.isDown) throw new Error('no connection');
    if (path.endsWith('/revision')) {
      api.told = api.revision;
      return { status: 200, body: JSON.stringify({ data: { revision: String(api.revision) } }) };
    }
    if (path.endsWith('.svg')) {
      const size = path.endsWith('large.svg') ? 900 : 9;
      const body = `<svg fill="#3A8E6C" a="${'x'.repeat(size)}">\n</svg>`;
      return path.endsWith('gone.svg') ? { status: 404, body } : { status: 200, body };
    }
    api.asked.push(path);
    await pause(api.slowMs);
    return { status: 200, body: JSON.stringify({ text: api.text }) };
  };
  return { api, ask };
};

const accept = 'text/html,*/*;q=0.8';

export const portal = async (store?: string, options: Partial<GatewayOptions> = {}) => {
  const { api, ask } = fakeApi();
  const app = gatewayOn(store ?? (await prerenderStore()), {
    api: { handle: (_request, response) => response.end('api'), ask },
    ...options,
  });
  return { api, app };
};

export const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept, ...headers } });

/** The page once it is rendered; before that a visitor gets the empty one. */
export const rendered = (
  app: FastifyInstance,
  url: string,
  words: string,
  headers?: Record<string, string>,
) =>
  vi.waitFor(
    async () => {
      const reply = await get(app, url, headers);
      expect(reply.body).toContain(words);
      return reply;
    },
    { timeout: 20_000, interval: 50 },
  );
