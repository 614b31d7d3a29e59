import type { Page } from '@playwright/test';
import { isHydrated } from '../support/hydrated.ts';
import { callApi } from '../support/portal-api.ts';
import { prerenderedHtml } from '../support/prerendered-html.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const editor = '/workspace/content-management';

/** Saves one language of a section as the signed-in Admin of a page. */
const saveContent = (admin: Page, section: { key: string; lang: string; data: unknown }) =>
  callApi(admin, 'PUT', '/cms/cms-data', section);

test('the Admin publishes a question language by language, puts it first, and takes it off the site again', async ({
  as,
  page,
}) => {
  const question = `May two firms apply together, edition ${Date.now()}?`;
  const french = `Deux entreprises peuvent-elles postuler ensemble, édition ${Date.now()} ?`;
  const questionsIn = async (language: string): Promise<string> => {
    await page.goto(`/faqs?lang=${language}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // French signs are set with a space that does not break.
    return (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ');
  };
  const admin = await as('admin');
  await admin.goto(`${editor}/faqs-list/new`);
  await admin.getByRole('combobox', { name: 'Group' }).selectOption('General');
  await admin.getByRole('textbox', { name: /^Question/ }).fill(question);
  await admin.getByRole('textbox', { name: /^Answer/ }).fill('Yes, with one of them as the lead.');
  await admin.getByRole('button', { name: /^Français/ }).click();
  await admin.getByRole('textbox', { name: /^Question/ }).fill(french);
  await admin.getByRole('textbox', { name: /^Answer/ }).fill('Oui, sous la conduite de l’une d’elles.');
  await admin.getByRole('button', { name: /^English Draft/ }).click();
  await admin.getByRole('button', { name: 'Publish English' }).click();
  // What is typed in French is kept, and is not public.
  await expect(admin.getByRole('button', { name: /^English Published/ })).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Français Draft/ })).toBeVisible();
  const frame = admin.frameLocator('iframe');
  await expect(frame.getByText(question)).toBeVisible();
  expect(await questionsIn('fr')).not.toContain(french);
  await admin.getByRole('button', { name: /^Français/ }).click();
  await expect(frame.getByText(french)).toBeVisible();
  await admin.getByRole('button', { name: 'Publish French' }).click();
  await expect(admin.getByRole('button', { name: /^Français Published/ })).toBeVisible();

  await admin.getByRole('link', { name: 'Back to the questions' }).click();
  const list = admin.getByRole('list', { name: 'Questions' }).locator('> li');
  await expect(list.last()).toContainText(question);
  const count = await list.count();
  const up = admin.getByRole('button', { name: `Move ${question} up` });
  for (let place = count - 2; place >= 0; place -= 1) {
    await up.click();
    await expect(list.nth(place)).toContainText(question);
  }

  await expect.poll(() => questionsIn('en')).toContain(question);
  await expect.poll(() => questionsIn('fr')).toContain(french);

  const reworded = `${question} Reworded.`;
  const open = () =>
    list
      .first()
      .getByRole('link', { name: `Edit ${question}` })
      .click();
  await open();
  await admin.getByRole('textbox', { name: /^Question/ }).fill(reworded);
  await expect(frame.getByText(reworded)).toBeVisible();
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(admin.getByRole('button', { name: /^English Changed/ })).toBeVisible();
  expect(await questionsIn('en')).not.toContain(reworded);
  await admin.getByRole('button', { name: 'Publish English' }).click();
  await expect(admin.getByRole('button', { name: /^English Published/ })).toBeVisible();
  await expect(
    admin.getByRole('button', { name: 'Français Published English changed since this translation' }),
  ).toBeVisible();
  await expect.poll(() => questionsIn('en')).toContain(reworded);
  expect(await questionsIn('fr')).toContain(french);

  await admin.getByRole('button', { name: 'Take off the public site' }).click();
  await expect(admin.getByRole('button', { name: /^English Draft/ })).toBeVisible();
  await expect.poll(() => questionsIn('en')).not.toContain(question);
});

test('the Admin adds a partner, moves it up by keys, and deletes it; About us follows each time', async ({
  as,
  page,
}) => {
  const name = `Trade Institute ${Date.now()}`;
  const admin = await as('admin');
  await admin.goto(`${editor}/partners-list/new`);
  await admin.getByRole('textbox', { name: /^Name/ }).fill(name);
  await admin.getByRole('textbox', { name: /^Role/ }).fill('Adviser');
  await admin.getByRole('textbox', { name: /^Description(?! of)/ }).fill('Trains customs staff.');
  await admin.getByRole('button', { name: 'Publish English' }).click();
  await expect(admin.getByRole('button', { name: /^English Published/ })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to the partners' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toBeFocused();
  const list = admin.getByRole('list', { name: 'Partners' }).locator('> li');
  await expect(list.last()).toContainText(name);
  const place = (await list.count()) - 2;

  await admin.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await admin.keyboard.press('Space');
  await expect(admin.getByText(`${name} is over place ${place + 2}`)).toBeAttached();
  await admin.keyboard.press('ArrowUp');
  await expect(admin.getByText(`${name} is over place ${place + 1}`)).toBeAttached();
  await admin.keyboard.press('Space');
  await expect(list.nth(place)).toContainText(name);

  const shown = async (): Promise<string[]> => {
    await page.goto('/about-us');
    return page.locator('#partners').getByRole('heading', { level: 3 }).allInnerTexts();
  };
  await expect.poll(async () => (await shown()).indexOf(name)).toBe(place);
  await admin.getByRole('button', { name: `Remove ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(list.filter({ hasText: name })).toHaveCount(0);
  await expect.poll(shown).not.toContain(name);
});

test('the Admin writes an office, and Contact us shows it once it is public', async ({ as, page }) => {
  const name = `Liaison office ${Date.now()}`;
  const admin = await as('admin');
  await admin.goto(`${editor}/offices-list/new`);
  await admin.getByRole('textbox', { name: /^Name/ }).fill(name);
  await admin.getByRole('textbox', { name: /^Address/ }).fill('3 Example Road');
  await admin.getByRole('textbox', { name: /^Opening hours/ }).fill('Mornings');
  await admin.getByRole('combobox', { name: /^Country/ }).selectOption('KE');
  await admin.getByRole('textbox', { name: /^City/ }).fill('Nairobi');
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(admin.getByRole('button', { name: /^English Draft/ })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'History', exact: true })).toBeVisible();

  const shown = async (): Promise<string> => {
    await page.goto('/contact-us');
    return page.getByRole('main').innerText();
  };
  expect(await shown()).not.toContain(name);
  await admin.getByRole('button', { name: 'Publish English' }).click();
  await expect(admin.getByRole('button', { name: /^English Published/ })).toBeVisible();
  await expect.poll(shown).toContain(name);
  await admin.getByRole('link', { name: 'Back to the offices' }).click();
  const link = admin.getByRole('link', { name, exact: true });
  await admin.getByRole('button', { name: `Remove ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(link).toHaveCount(0);
  await expect.poll(shown).not.toContain(name);
});

test('an edit is in the HTML of its language, and English stays as it was', async ({ as, page }) => {
  const admin = await as('admin');
  await admin.goto('/workspace');
  const english = await prerenderedHtml(page, '/faqs?lang=en');
  const read = await page.request.get('/api/cms/cms-data/all?key=faqs&lang=fr');
  const { data } = (await read.json()) as { data: { data: { fr: { lead: string } } }[] };
  const before = data[0]?.data.fr;
  if (before === undefined) throw new Error('There is no French text to change.');
  const save = (lead: string) => saveContent(admin, { key: 'faqs', lang: 'fr', data: { ...before, lead } });
  const lead = `Réponses du ${Date.now()}`;
  await save(lead);
  await expect.poll(() => prerenderedHtml(page, '/faqs?lang=fr')).toContain(`>${lead}<`);
  await save(before.lead);
  const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0].replaceAll(/helpful\w+":\d+/g, '');
  expect(main(await prerenderedHtml(page, '/faqs?lang=en'))).toBe(main(english));
});

test('a notice is in the HTML, and one that was put away moves nothing', async ({ as, page }) => {
  const admin = await as('admin');
  await admin.goto('/workspace');
  const save = (notices: object[]) => saveContent(admin, { key: 'notices', lang: 'en', data: { notices } });
  const text = [{ type: 'paragraph', spans: [{ text: 'Closed on Monday.' }] }];
  await save([{ id: 'monday', tone: 'INFO', text, from: null, to: null }]);
  await expect.poll(() => prerenderedHtml(page, '/faqs?lang=fr')).toContain('>Closed on Monday.<');
  await watchShifts(page);
  await page.goto('/faqs?lang=fr');
  const notice = page.getByRole('note');
  await expect(notice.getByText('Closed on Monday.')).toBeVisible();
  await expect(notice.locator('[lang=en]')).toHaveAttribute('dir', 'ltr');
  await isHydrated(page);
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await page.goto('/faqs');
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02);
  await save([]);
  await expect.poll(() => prerenderedHtml(page, '/faqs?lang=fr')).not.toContain('Closed on Monday.');
});

test('a post in French alone is listed in French, and the other languages lead to it', async ({
  as,
  page,
}) => {
  const admin = await as('admin');
  await admin.goto('/workspace');
  const read = await page.request.get('/api/cms/cms-data/all?key=news&lang=fr');
  const { data } = (await read.json()) as {
    data: { data: { fr: { posts: { slug: string; title: string }[] } } }[];
  };
  const before = data[0]?.data.fr;
  if (!before?.posts[0]) throw new Error('There is no French post to copy.');
  const post = { ...before.posts[0], slug: 'seulement-en-francais', title: 'Seulement en français' };
  const save = (posts: object[]) =>
    saveContent(admin, { key: 'news', lang: 'fr', data: { ...before, posts: [...before.posts, ...posts] } });
  const listed = async () =>
    (await (await page.request.get('/sitemap.xml')).text()).match(/<loc>[^<]*seulement-en-francais[^<]*/g) ??
    [];
  await save([post]);
  await expect.poll(listed).toEqual([expect.stringContaining(`/news/${post.slug}?lang=fr`)]);
  const html = await prerenderedHtml(page, `/news/${post.slug}?lang=fr`);
  expect(html.match(/rel="alternate" hreflang=/g)).toHaveLength(2);
  await page.goto(`/news/${post.slug}?lang=fr`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  // Other tests publish meanwhile: which posts there are is known again a moment later.
  await expect(async () => {
    const missing = await page.goto(`/news/${post.slug}?lang=en`);
    expect(missing?.status()).toBe(404);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This post is not available in English');
  await page.getByRole('main').getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await save([]);
  await expect.poll(listed).toEqual([]);
});
