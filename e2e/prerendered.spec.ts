import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { countHydratedElements, isHydrated } from './support/hydrated.ts';
import { prerenderedHtml } from './support/prerendered-html.ts';
import { inLanguage, renderedPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

/** As the portal packs pages; the heaviest is 36 KB. All of it passes a slow line before the app can take over. */
const maxBytes = 44_000;
/** Each is work for the processor before the page answers; home has 318, others at most 240. */
const maxElements = 330;
/** Their forms are ready at once, with the lists of countries. */
const longForms = ['/contact-us', '/interest'];
const maxElementsOfForm = 530;
const packedSize = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

/** English on a phone; on a wide screen each page in the next of the other languages, with more pictures in sight. */
const takenOver = [
  { width: 390, languages: ['en'], maxRequests: 15 },
  { width: 1440, languages: ['ar', 'fr', 'pt', 'es', 'sw'], maxRequests: 17 },
];

/** Those in sight: the list of news has the most. */
const maxPictures = 7;

/** Small images that are a request each. Flags are: no page shows more than a few. */
const marksInFiles = (): string[] =>
  [...document.images]
    .filter(({ width, src }) => width <= 64 && !/^data:|\/flags\//.test(src))
    .map(({ src }) => src);

/** Keeps in `window.restyled` what makes a browser style the whole page anew: styles moved, language or direction set again. */
const watchRestyling = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const restyled: string[] = [];
    Reflect.set(window, 'restyled', restyled);
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, removedNodes } of changes) {
        if (type === 'attributes' && target === document.documentElement) restyled.push(`${attributeName}`);
        for (const node of removedNodes)
          if (node instanceof HTMLStyleElement && node.className !== 'below') restyled.push('styles');
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['lang', 'dir'],
    });
  });
};

for (const { width, languages, maxRequests } of takenOver) {
  test(`at ${width} px the app takes over every page as it stands`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await watchRestyling(page);
    for (const [index, bare] of renderedPages.entries()) {
      const path = inLanguage(bare, languages[index % languages.length] ?? 'en');
      const html = await prerenderedHtml(page, path);
      expect(packedSize(html), path).toBeLessThan(maxBytes);
      expect(html.indexOf('</main>'), `${path} has its data after its words`).toBeLessThan(
        html.indexOf('id="state"'),
      );
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('#state').waitFor({ state: 'attached' });
      // For the first frames a part of the page is not laid out.
      await expect(page.locator('.below')).toHaveCount(0);
      const before = await page.getByRole('main').innerText();
      await isHydrated(page);
      await page.waitForLoadState('networkidle');
      const elements = await countHydratedElements(page);
      expect(elements, path).toBeGreaterThan(100);
      expect(elements, path).toBeLessThan(longForms.includes(bare) ? maxElementsOfForm : maxElements);
      expect(await page.getByRole('main').innerText(), path).toBe(before);
      const pictures = requests.filter((url) => url.endsWith('.svg'));
      expect(pictures.length, `${path}: ${pictures.join('\n')}`).toBeLessThanOrEqual(maxPictures);
      expect(requests.length - pictures.length, `${path}: ${requests.join('\n')}`).toBeLessThanOrEqual(
        longForms.includes(bare) ? maxRequests : maxRequests - 1,
      );
      expect(await page.evaluate(marksInFiles), path).toEqual([]);
      const data = requests.filter((url) => /\/api\/(?!file)/.test(url));
      expect(data, `${path} asks for nothing that it has`).toEqual([]);
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift'))), path).toBeLessThan(0.02);
      expect(await page.evaluate(() => Reflect.get(window, 'restyled')), path).toEqual([]);
      // What waits until somebody comes to it stands as it did when they do.
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('main :is(h2, h3, li, p, dt, summary), footer a'))
          part.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      });
      await expect.poll(() => countHydratedElements(page), path).toBeGreaterThan(elements);
      expect(await page.getByRole('main').innerText(), path).toBe(before);
      page.removeAllListeners('request');
    }
  });
}

test('a part of the home page is hydrated by the first press on it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await isHydrated(page);
  const elements = await countHydratedElements(page);
  await page.locator('main summary').nth(1).click();
  await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
  await expect.poll(() => countHydratedElements(page)).toBeGreaterThan(elements);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

/** Keeps files away from a page; the function that is given back lets them through. */
const holdBack = async (page: Page, files: RegExp): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
};

test('what is below the first screen comes in parts once the styles of the whole page did, or did not', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 844 });
  const styles = /\/global\.[^/]+\.css$/;
  await page.addInitScript(() => {
    const frames: number[] = [];
    Reflect.set(window, 'framesOfParts', frames);
    let frame = 0;
    const count = () => {
      frame += 1;
      requestAnimationFrame(count);
    };
    count();
    new MutationObserver((changes) => {
      const isGone = ({ removedNodes }: MutationRecord) =>
        [...removedNodes].some((node) => node instanceof HTMLStyleElement && node.className === 'below');
      if (!changes.some(isGone)) return;
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      if (frames.length === 0) Reflect.set(window, 'before', files);
      frames.push(frame);
    }).observe(document, { subtree: true, childList: true });
  });
  for (const handle of [
    () => undefined,
    (route: Route) => route.abort(),
    (route: Route) => route.continue(),
  ]) {
    await page.route(styles, handle);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(await page.evaluate(() => Reflect.get(window, 'before'))).toContainEqual(
    expect.stringMatching(styles),
  );
  await expect(page.locator('.below')).toHaveCount(0);
  const frames: number[] = await page.evaluate(() => Reflect.get(window, 'framesOfParts'));
  expect(new Set(frames).size, `in frames ${frames.join(', ')}`).toBe(3);
});

test('what a reader does before the app has taken over is not lost', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/shell\/[^/]+\/main\./);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Subject').pressSequentially('Early words');
  await page.locator('main form [type=submit]').click();
  await expect(page).toHaveURL(/\/contact-us$/);
  release();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Fill in “Last name”.' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Fill in “Subject”.' })).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
  await expect(page.getByLabel('Subject')).toHaveValue('Early words');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a question of the eligibility check answered before the app is there leads to the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, /\/assets\/shell\/[^/]+\/main\./);
  await page.goto('/applications/eligibility-check?fund-type=BASE_FUND', { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who has scrolled before the app takes over stays there', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/shell\/[^/]+\/main\./);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    window.scrollTo(0, 500);
    const places: number[] = Reflect.set(window, 'places', []) && Reflect.get(window, 'places');
    window.addEventListener('scroll', () => places.push(Math.round(window.scrollY)));
  });
  release();
  await isHydrated(page);
  const places: number[] = await page.evaluate(() => [
    ...Reflect.get(window, 'places'),
    Math.round(window.scrollY),
  ]);
  expect(new Set(places)).toEqual(new Set([500]));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who went on from the skip link before the app takes over keeps the focus', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/shell\/[^/]+\/main\./);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  const more = page.getByRole('button', { name: 'More under APPLICATIONS' });
  await more.press('Enter');
  release();
  await isHydrated(page);
  await expect(more).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Base Fund Applications' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a menu opened before the app takes over keeps the focus inside from then on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, /\/assets\/shell\/[^/]+\/main\./);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await burger.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  release();
  await isHydrated(page);
  await expect(page.locator('dialog:modal')).toBeVisible();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a dropdown under a mouse that rests since before the app opens', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/shell\/[^/]+\/main\./);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await page.locator('#state').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('link', { name: 'ABOUT THE ADJUSTMENT FUND' }).hover();
  release();
  await isHydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our Partners' })).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our Partners' })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('fonts that are late move nothing, and are there on the next page', async ({ page }) => {
  // At this width the title has a line more in its own font than in the one that stands in.
  await page.setViewportSize({ width: 412, height: 823 });
  await watchShifts(page);
  const release = await holdBack(page, /\.woff2$/);
  const html = await prerenderedHtml(page, '/applications/credit-fund');
  expect(html, 'its largest picture is asked for with the fonts').toMatch(
    /<link rel="preload" href="[^"]+\/credit-fund\.\w+\.svg" as="image"/,
  );
  await page.goto('/applications/credit-fund', { waitUntil: 'commit' });
  const fonts = page.locator('style#fonts');
  await expect(fonts).toHaveAttribute('media', 'not all');
  release();
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02);
  await expect(fonts).toHaveAttribute('media', 'not all');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Frequently asked questions',
  );
  await expect(fonts).toHaveAttribute('media', '');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('with an API that is down a page is read and its menus lead on', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await prerenderedHtml(page, '/contact-us');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/contact-us');
  await isHydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.getByRole('banner').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Frequently asked questions',
  );
});

test('somebody who is signed in never sees the way to sign in', async ({ as }) => {
  const page = await as('beneficiary');
  await page.goto('/faqs');
  await expect
    .poll(async () =>
      (await (await page.request.get('/faqs', { headers: { accept: 'text/html' } })).text()).includes(
        '"session":"loading"',
      ),
    )
    .toBe(true);
  const html = await (await page.request.get('/faqs', { headers: { accept: 'text/html' } })).text();
  expect(html).not.toContain('href="/auth/sign-in"');
  await page.goto('/faqs');
  await isHydrated(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Wanjiru' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('search engines and link previews get a head of its own for each page and language', async ({
  page,
}) => {
  const faqs = await prerenderedHtml(page, '/faqs?lang=fr');
  expect(faqs).toMatch(/<title>[^<]+ · Adjustment Fund Portal<\/title>/);
  expect(faqs).toMatch(/<link rel="canonical" href="http[^"]+\/faqs\?lang=fr">/);
  expect(faqs.match(/rel="alternate" hreflang=/g)).toHaveLength(7);
  expect(faqs).toContain('"@type":"FAQPage"');
  expect(faqs).toMatch(/og:image" content="http[^"]+\/preview\.png"/);
  for (const path of ['/about-us', '/applications/base-fund', '/applications/credit-fund'])
    expect(await prerenderedHtml(page, path)).toContain(`/preview-${path.split('/').at(-1)}.png"`);
  expect(await prerenderedHtml(page, '/')).toContain('"@type":"Organization"');
  const post = await prerenderedHtml(page, '/news/six-languages');
  expect(post).toContain('"@type":"NewsArticle"');
  expect(post).toContain('<meta property="og:type" content="article">');
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/news/six-languages?lang=ar</loc>');
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /workspace');
  const inside = await page.request.get('/auth/sign-in', { headers: { accept: 'text/html' } });
  expect(inside.headers()['x-robots-tag']).toBe('noindex');
});
