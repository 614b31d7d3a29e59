import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { filesOf } from './remote-facts.ts';

type Handle = (route: Route) => Promise<void> | void;

const isEntry = (url: string): boolean => /\/remoteEntry\.[^/]+\.js$/.test(url);
const isExposed = (url: string): boolean => /\/app\.[^/]+\.js$/.test(url);

const withText =
  (matches: (url: string) => boolean, change: (text: string) => string): Handle =>
  async (route) => {
    if (!matches(route.request().url())) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  };

const addMark = (text: string): string => `${text};globalThis.brokenOnPurpose = true;`;

/** Faults of the network or of somebody in between. None of these bytes may run. */
export const faults: Record<string, Handle> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'answered with an error': (route) => route.fulfill({ status: 503, body: '' }),
  'cut off': (route) => route.abort('connectionreset'),
  'replaced by a page': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><p>Sign in to the network</p>',
    }),
  'tampered with in its entry': withText(isEntry, addMark),
  'tampered with in its exposed code': withText(isExposed, addMark),
  'tampered with in a page': withText(
    (url) => !isEntry(url) && !isExposed(url) && !/locale/.test(url),
    addMark,
  ),
  'left without its words': (route) =>
    /locale/.test(route.request().url()) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
};

export const breakFilesOf = async (page: Page, part: string, handle: Handle): Promise<void> => {
  await page.route(filesOf(part), handle);
};

export const mendFilesOf = (page: Page, part: string): Promise<void> => page.unroute(filesOf(part));

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const withoutFallbacks = (html: string): string => html.replace(/"previous":\[[^\]]*\]/g, '"previous":[]');

/** Serves an entry that the release itself pins but whose code does not work. */
export const pinBrokenEntry = async (page: Page, remote: string, change: (text: string) => string) => {
  const entry = new RegExp(`/assets/${remote}/[^/]+/remoteEntry\\.[^/]+\\.js$`);
  const good = new Map<string, string>();
  const bodyOf = async (url: string): Promise<string> => {
    const text = good.get(url) ?? (await (await page.request.get(url)).text());
    good.set(url, text);
    return change(text);
  };
  await page.route(entry, async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await bodyOf(route.request().url()) }),
  );
  await page.route(
    (url) => !/\.|^\/api/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const build = new RegExp(
        `"baseUrl":"(/assets/${remote}/[^"]+)","mfName":"[^"]+","entry":"([^"]+)","integrity":"([^"]+)"`,
      );
      const [, baseUrl = '', file = '', pinned = ''] = build.exec(html) ?? [];
      const broken = integrityOf(await bodyOf(new URL(baseUrl + file, response.url()).href));
      return route.fulfill({ response, body: withoutFallbacks(html.replaceAll(pinned, broken)) });
    },
  );
};
