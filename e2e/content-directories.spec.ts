import { expect, test } from './support/test.ts';

const desk = '/workspace/content-management';

test('the Admin adds a question in two languages, puts it first, and takes it off the site again', async ({
  as,
  page,
}) => {
  const question = `May two firms apply together, edition ${Date.now()}?`;
  const french = `Deux entreprises peuvent-elles postuler ensemble, édition ${Date.now()} ?`;
  const admin = await as('admin');
  await admin.goto(`${desk}/faqs-list/new`);
  await admin.getByRole('combobox', { name: 'Group' }).selectOption('General');
  await admin.getByRole('textbox', { name: /^Question/ }).fill(question);
  await admin.getByRole('textbox', { name: /^Answer/ }).fill('Yes, with one of them as the lead.');
  await admin.getByRole('button', { name: 'Français' }).click();
  await admin.getByRole('textbox', { name: /^Question/ }).fill(french);
  await admin.getByRole('textbox', { name: /^Answer/ }).fill('Oui, sous la conduite de l’une d’elles.');
  await admin.getByRole('checkbox', { name: 'Show on the public site' }).check();
  await admin.getByRole('button', { name: 'Save the question' }).click();

  const list = admin.getByRole('list', { name: 'Questions' }).getByRole('link');
  await expect(list.last()).toHaveText(question);
  const count = await list.count();
  const up = admin.getByRole('button', { name: `Move ${question} up` });
  for (let place = count - 2; place >= 0; place -= 1) {
    await up.click();
    await expect(list.nth(place)).toHaveText(question);
  }

  const questionsIn = async (language: string): Promise<string> => {
    await page.goto(`/faqs?lang=${language}`);
    return page.getByRole('main').innerText();
  };
  await expect.poll(() => questionsIn('en')).toContain(question);
  await expect.poll(() => questionsIn('fr')).toContain(french);

  const reworded = `${question} Reworded.`;
  await list.first().click();
  await admin.getByRole('textbox', { name: /^Question/ }).fill(reworded);
  await admin.getByRole('button', { name: 'Save draft' }).click();
  await expect(list.first()).toHaveText(reworded);
  await expect(admin.getByRole('list', { name: 'Questions' }).getByText('Changed')).toBeVisible();
  expect(await questionsIn('en')).not.toContain(reworded);
  const preview = await admin.context().newPage();
  await preview.goto('/faqs?preview&lang=en');
  await expect(preview.getByRole('main').getByText(reworded)).toBeVisible();
  await preview.close();

  await list.first().click();
  await admin.getByRole('checkbox', { name: 'Show on the public site' }).uncheck();
  await admin.getByRole('button', { name: 'Save the question' }).click();
  await expect(
    admin.getByRole('list', { name: 'Questions' }).getByRole('listitem').first().getByText('Draft'),
  ).toBeVisible();
  await expect.poll(() => questionsIn('en')).not.toContain(question);
});

test('the Admin adds a partner, moves it up by keys, and deletes it; About us follows each time', async ({
  as,
  page,
}) => {
  const name = `Trade Institute ${Date.now()}`;
  const admin = await as('admin');
  await admin.goto(`${desk}/partners-list/new`);
  await admin.getByRole('textbox', { name: /^Name/ }).fill(name);
  await admin.getByRole('textbox', { name: /^Role/ }).fill('Adviser');
  await admin.getByRole('textbox', { name: /^Description(?! of)/ }).fill('Trains customs staff.');
  await admin.getByRole('checkbox', { name: 'Show on the public site' }).check();
  await admin.getByRole('button', { name: 'Save the partner' }).click();
  const list = admin.getByRole('list', { name: 'Partners' }).getByRole('link');
  await expect(list.last()).toHaveText(name);
  const place = (await list.count()) - 2;

  await admin.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
  await admin.keyboard.press('Space');
  await expect(admin.getByText(`${name} is over place ${place + 2}`)).toBeAttached();
  await admin.keyboard.press('ArrowUp');
  await expect(admin.getByText(`${name} is over place ${place + 1}`)).toBeAttached();
  await admin.keyboard.press('Space');
  await expect(list.nth(place)).toHaveText(name);

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
  await admin.goto(`${desk}/offices-list/new`);
  await admin.getByRole('textbox', { name: /^Name/ }).fill(name);
  await admin.getByRole('textbox', { name: /^Address/ }).fill('3 Example Road');
  await admin.getByRole('textbox', { name: /^Opening hours/ }).fill('Mornings');
  await admin.getByRole('combobox', { name: /^Country/ }).selectOption('KE');
  await admin.getByRole('textbox', { name: /^City/ }).fill('Nairobi');
  await admin.getByRole('button', { name: 'Save the office' }).click();
  const link = admin.getByRole('list', { name: 'Offices' }).getByRole('link', { name });
  await expect(link).toBeVisible();

  const shown = async (): Promise<string> => {
    await page.goto('/contact-us');
    return page.getByRole('main').innerText();
  };
  expect(await shown()).not.toContain(name);
  await link.click();
  await admin.getByRole('checkbox', { name: 'Show on the public site' }).check();
  await admin.getByRole('button', { name: 'Save the office' }).click();
  await expect(link).toBeVisible();
  await expect.poll(shown).toContain(name);
  await admin.getByRole('button', { name: `Remove ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(link).toHaveCount(0);
  await expect.poll(shown).not.toContain(name);
});
