/** Keeps pages of one release for the time without a connection; with one, each page comes from the portal. */
const prefix = 'release ';
const list = '/releases/offline.json';

const isOurs = (name) => name.startsWith(prefix);

const drop = async (isUnwanted) => {
  const unwanted = (await caches.keys()).filter(isUnwanted);
  await Promise.all(unwanted.map((name) => caches.delete(name)));
};

const told = async (language) => {
  const response = await fetch(`${list}?language=${language}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`What to keep was answered with ${response.status}.`);
  return response.json();
};

/** The list comes last: a cache without it is not whole, and is never used for a page. */
const isWhole = async (name) => (await (await caches.open(name)).match(list)) !== undefined;

const fill = async (cache, parts) => {
  const files = new Map(parts.flatMap((part) => part.files.map(({ href, integrity }) => [href, integrity])));
  // One after the other: the person may be waiting for something else.
  for (const [href, integrity] of files) {
    const response = await fetch(href, { integrity, credentials: 'omit', priority: 'low' });
    if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
    await cache.put(href, response);
  }
  for (const { address } of parts.map((part) => part.page)) {
    const response = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!response.ok || response.redirected)
      throw new Error(`${address} was answered with ${response.status}.`);
    await cache.put(address, response);
  }
};

/** Keeps the release that is served now as a whole, and only then lets go of another one. */
const keep = async ({ language, role }) => {
  const { tag, parts } = await told(language);
  const mine = parts.filter(({ roles }) => roles === undefined || roles.includes(role));
  const name = `${prefix}${tag} ${language} ${role}`;
  if (!(await isWhole(name))) {
    const cache = await caches.open(name);
    try {
      await fill(cache, mine);
      // Pages came one by one: if another release was served meanwhile, they are of two.
      if ((await told(language)).tag !== tag) throw new Error('Another release is served.');
      await cache.put(list, Response.json(mine.map((part) => part.page)));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  }
  await drop((other) => isOurs(other) && other !== name);
};

let last = Promise.resolve();

const isAt = (pattern, path) =>
  new RegExp(`^${pattern.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path);

const keptPage = async (path) => {
  for (const name of (await caches.keys()).filter(isOurs)) {
    const cache = await caches.open(name);
    const pages = (await (await cache.match(list))?.json()) ?? [];
    const found = pages.find((page) => isAt(page.path, path));
    if (found) return cache.match(found.address, { ignoreVary: true });
  }
  return undefined;
};

const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await keptPage(new URL(event.request.url).pathname);
    if (kept) return kept;
    throw error;
  }
};

const file = async (request) => {
  // What is asked for past the cache was broken: it is kept anew with all the rest.
  if (request.cache === 'reload') await drop(isOurs);
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
};

addEventListener('install', (event) => {
  skipWaiting();
  // A navigation neither waits for this script nor passes through it, unless the portal does not answer.
  const condition = { requestMode: 'navigate', requestMethod: 'GET' };
  event.addRoutes?.({ condition, source: 'race-network-and-fetch-handler' });
});

addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));

addEventListener('message', (event) => {
  last = last
    .then(() => keep(event.data))
    .catch((error) => console.warn(`Nothing new is kept: ${error.message}`));
  event.waitUntil(last);
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});
