import type { Locator, Page } from '@playwright/test';
import { save } from '../support/save.ts';
import { expect, test } from '../support/test.ts';

const editor = '/workspace/content-management';

/** A picture of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an Admin reads that another window is open; the second to save compares, and neither text is lost', async ({
  as,
}) => {
  const first = await as('admin');
  const second = await as('admin');
  await first.goto(`${editor}/about-us?text=sw`);
  await second.goto(`${editor}/about-us?text=sw`);
  await expect(second.getByText('You have this text open in another window too')).toBeVisible();
  const title = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Title', exact: true });
  const theirs = `Kuhusu Mfuko ${Date.now()}`;
  await title(second).fill('Maandishi yangu');
  await title(first).fill(theirs);
  await save(first.getByRole('button', { name: 'Save draft' }));

  await second.getByRole('button', { name: /^Publish Swahili/ }).click();
  await expect(second.getByText('Somebody else saved this text while you were editing')).toBeVisible();
  await expect(second.getByRole('list', { name: 'Differences' }).getByRole('deletion').first()).toBeVisible();
  await expect(title(second)).toHaveValue('Maandishi yangu');
  await second.getByRole('button', { name: 'Take their text' }).click();
  await expect(title(second)).toHaveValue(theirs);
  await title(second).fill(`${theirs}, toleo la pili`);
  await save(second.getByRole('button', { name: /^Publish Swahili/ }));
});

test('the language that is edited is in sight on a phone once its state is known', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${editor}/mandate?text=sw&lang=sw`);
  const current = page.getByRole('link', { name: /^Kiswahili/ });
  await expect(current.getByText('Imechapishwa')).toBeVisible();
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('the language that is edited stays in sight when the window narrows', async ({ as }) => {
  const page = await as('admin');
  await page.goto(`${editor}/mandate?text=sw`);
  const current = page.getByRole('link', { name: /^Kiswahili/ });
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('a notice leaves free the buttons that stay in sight, and those of a sheet', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${editor}/partners?text=sw`);
  const main = page.getByRole('main');
  const notice = page.locator('[role=status]').filter({ hasText: 'Successful operation' });
  const edge = async (box: Locator) => (await box.boundingBox())?.y ?? 0;
  const end = () => notice.evaluate((box) => box.getBoundingClientRect().bottom);
  await main.getByRole('textbox', { name: 'Title', exact: true }).fill(`Washirika ${Date.now()}`);
  await main.getByRole('button', { name: 'Save draft' }).click();
  // It stays while a pointer is on it.
  await notice.hover();
  expect(await end()).toBeLessThanOrEqual(await edge(main.getByRole('button', { name: 'Publish Swahili' })));
  await main.getByRole('button', { name: 'Discard draft' }).focus();
  await page.keyboard.press('Enter');
  const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' });
  await expect(discard).toBeVisible();
  expect(await end()).toBeLessThanOrEqual(await edge(discard));
  await discard.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Kiswahili.*Published/ })).toBeVisible();
});

test('the buttons of the editor share a row of a phone, below when it was saved', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${editor}/mandate?text=sw`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Title', exact: true }).fill(`Mamlaka ${Date.now()}`);
  await save(main.getByRole('button', { name: 'Save draft' }));
  const middleOf = async (part: Locator) => {
    await expect(part).toBeVisible();
    return part.evaluate((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
  };
  const saved = await middleOf(main.getByText(/^Saved \d/));
  const draft = await middleOf(main.getByRole('button', { name: 'Save draft' }));
  const publish = await middleOf(main.getByRole('button', { name: 'Publish Swahili' }));
  expect(publish).toBe(draft);
  expect(saved).toBeLessThan(draft);
});

test('an old version is compared word by word, comes back as a draft and is published', async ({ as }) => {
  const page = await as('admin');
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title', exact: true });
  await page.goto(`${editor}/partners?text=pt`);
  const original = await title.inputValue();
  await title.fill(`${original} hoje`);
  await save(page.getByRole('button', { name: /^Publish Portuguese/ }));

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('insertion')).toContainText('hoje');
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await versions.getByRole('link', { name: /Version 1 / }).click();
  await expect(page.getByRole('insertion')).toContainText('hoje');
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(title).toHaveValue(original);
  await expect(page.getByRole('link', { name: /Português.*Changed/ })).toBeVisible();
  await page.getByRole('button', { name: /^Publish Portuguese/ }).click();
  await expect(page.getByRole('link', { name: /Português.*Published/ })).toBeVisible();
});

test('a draft is planned for later, called off, planned anew and goes public at its moment', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`${editor}/faqs?text=es`);
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title', exact: true });
  const planned = `Preguntas ${Date.now()}`;
  await title.fill(planned);
  await save(page.getByRole('button', { name: 'Save draft' }));
  await page.getByRole('button', { name: 'Publish later' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date and time').fill('2020-01-01T09:00');
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(dialog.getByText('Choose a moment that is still to come.').first()).toBeVisible();
  const soon = new Date(Date.now() + 48 * 3600 * 1000).toISOString().slice(0, 16);
  await dialog.getByLabel('Date and time').fill(soon);
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByRole('link', { name: /Español.*Publication planned/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Publication planned' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish later' }).click();
  const inAWhile = await page.evaluate(() => {
    const away = Date.now() + 8_000 - new Date().getTimezoneOffset() * 60_000;
    return new Date(away).toISOString().slice(0, 19);
  });
  await dialog.getByLabel('Date and time').fill(inAWhile);
  await dialog.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByRole('link', { name: /Español.*Publication planned/ })).toBeVisible();
  const publicQuestions = async () =>
    (await page.request.get('/api/cms/cms-data/all?key=faqs&lang=es')).text();
  await expect.poll(publicQuestions, { timeout: 60_000 }).toContain(planned);
  await page.reload();
  await expect(page.getByRole('link', { name: /Español.*Published/ })).toBeVisible();
});

test('formatted text is pasted with what may be kept, without its scripts, and a broken link is refused', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`${editor}/overview?text=sw`);
  const text = page.getByRole('main').getByRole('textbox', { name: 'Text' });
  const bulletList = page.getByRole('button', { name: 'Bullet list' });
  // The editor has taken note of a click, or of a key, when its buttons say where the caret is.
  await text.getByRole('listitem').last().click();
  await expect(bulletList).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+End');
  await expect(bulletList).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await bulletList.click();
  // The words go on where the list was asked for.
  await expect(text).toBeFocused();
  await page.keyboard.type('Kwanza');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ndani yake');
  await page.getByRole('button', { name: 'Indent the item' }).click();
  await expect(text.locator('li li')).toHaveText('Ndani yake');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+BracketLeft');
  await expect(text.locator('li li')).toHaveCount(0);
  await page.keyboard.press('Control+BracketRight');
  await expect(text.locator('li li')).toHaveText('Ndani yake');
  // Out of the inner list, out of the outer one: what is pasted stands by itself.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
  await expect(text.locator('li').filter({ hasText: /^$/ })).toHaveCount(0);
  await text.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Maneno');
    clipboardData.setData(
      'text/html',
      `<style>p { color: red }</style><h2 onclick="window.hit=1">Kichwa kilichobandikwa</h2>
       <ul><li><b>Nzito</b> <a href="javascript:window.hit=1">hila</a></li></ul>
       <p style="color:red">Maneno yaliyobandikwa</p><img src=x onerror="window.hit=1"><script>window.hit=1</script>`,
    );
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('heading', { name: 'Kichwa kilichobandikwa' })).toBeVisible();
  await expect(text.getByRole('listitem').filter({ hasText: 'Nzito hila' }).locator('strong')).toHaveText(
    'Nzito',
  );
  await expect(text.getByText('Maneno yaliyobandikwa')).toBeVisible();
  await expect(text.locator('img, script, style, [style], [onclick], a[href^="javascript"]')).toHaveCount(0);
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await link.fill('/faqz');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect(page.getByText('The portal has no such page.')).toBeVisible();
  await link.fill('/faqs');
  await page.getByRole('button', { name: 'Set link' }).click();
  await save(page.getByRole('button', { name: 'Save draft' }));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text' }).locator('a[href="/faqs"]')).toHaveText(
    'Maneno yaliyobandikwa',
  );
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
});

test('a picture is uploaded where it is chosen; what only seems to be one, or is too large, is refused', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto(`${editor}/news?text=sw`);
  const posts = page.getByRole('region', { name: 'Posts', exact: true });
  await posts.locator('summary').first().click();
  await posts.getByRole('button', { name: 'Upload a picture' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload a picture' });
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('large.png', Buffer.alloc(2_097_153));
  await expect(dialog.getByText(/It can be at most 2\sMB/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove large.png' }).click();
  await choose('disguised.png', Buffer.from('<script>alert(1)</script>'));
  await expect(dialog.getByText(/of another type than its name says/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove disguised.png' }).click();
  await choose('dot.png', dot);
  await expect(dialog.getByText('dot.png').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByText('Fill in “Description of the picture”.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill('Nukta moja');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(posts.getByRole('combobox', { name: /Stored picture/ }).filter({ visible: true })).toHaveValue(
    /^dot-/,
  );
  await expect(
    posts.getByRole('textbox', { name: 'Description of the picture' }).filter({ visible: true }),
  ).toHaveValue('Nukta moja');
});
