import { expect, test, vi } from 'vitest';
import { withLocaleFallback } from './locale-fallback.ts';

const english = { default: { title: 'Queue' } };
const french = { default: { title: 'File' } };

test('words of a new language take the place of the old ones', async () => {
  const load = withLocaleFallback(async (language) => (language === 'fr' ? french : english), vi.fn());
  expect(await load('en')).toBe(english);
  expect(await load('fr')).toBe(french);
});

test('an area whose new words cannot be had keeps the old ones, and the failure is told', async () => {
  const onFailure = vi.fn();
  const lost = new Error('Loading chunk failed');
  const load = withLocaleFallback(async (language) => {
    if (language === 'fr') throw lost;
    return english;
  }, onFailure);
  await load('en');
  expect(await load('fr')).toBe(english);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(lost);
});

test('words that failed once are asked for again', async () => {
  const answers = [Promise.reject(new Error('lost')), Promise.resolve(english)];
  const load = withLocaleFallback(
    () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    vi.fn(),
  );
  expect(await load('en')).toBe(english);
});

test('an area without any words fails', async () => {
  const load = withLocaleFallback(() => Promise.reject(new Error('lost')), vi.fn());
  await expect(load('en')).rejects.toThrow('lost');
});

test('words in several files are there although each of them failed once', async () => {
  const lost = ['/assets/a.js', '/assets/b.js'];
  vi.stubGlobal('fetch', async () => new Response());
  const load = withLocaleFallback(async () => {
    const request = lost.shift();
    if (request !== undefined) throw Object.assign(new Error('Loading chunk failed'), { request });
    return english;
  }, vi.fn());
  expect(await load('en')).toBe(english);
});

test('a file that failed twice fails', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const load = vi.fn(() =>
    Promise.reject(Object.assign(new Error('Loading chunk failed'), { request: '/assets/a.js' })),
  );
  await expect(withLocaleFallback(load, vi.fn())('en')).rejects.toThrow('Loading chunk failed');
  expect(load).toHaveBeenCalledTimes(2);
});
