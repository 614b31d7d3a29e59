import type { Page } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { mailTo } from './support/mailbox.ts';
import { expect, test } from './support/test.ts';

const words = 'I have waited for three weeks and would like to know what happens next.';

const fillIn = async (page: Page, email: string) => {
  await page.getByLabel('First name').fill('Ama');
  await page.getByLabel('Last name').fill('Owusu');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Topic').selectOption({ label: 'Complaint' });
  await page.getByLabel('Subject').fill('A late answer');
  await page.getByLabel('Message').fill(words);
};
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message gets a ticket number and a mail that repeats it', async ({ page, request }) => {
  const email = `visitor-${Date.now()}@example.org`;
  await page.goto('/contact-us');
  await fillIn(page, email);
  await send(page);
  const receipt = page.getByRole('main').getByRole('status').filter({ hasText: 'Your ticket number is' });
  await expect(receipt).toBeFocused();
  const number = /CM-\d{4}-\d+/.exec(await receipt.innerText())?.[0] ?? 'no ticket number';
  await mailTo(request, email, new RegExp(number));
});

test('each missing or wrong field is named beside it and in the summary', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('E-mail', { exact: true }).fill('ama@');
  await page.getByLabel('Message').fill(words);
  await send(page);
  const summary = page.getByRole('alert').filter({ hasText: 'Check these answers' });
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /such as name@example.org/,
  );
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await summary.getByRole('link', { name: /Topic/ }).click();
  await expect(page.getByLabel('Topic')).toBeFocused();
});

test('a lost connection loses no word', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact-us');
  await isHydrated(page);
  await fillIn(page, `visitor-${Date.now()}@example.org`);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('There is no connection. Check it and try again.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(words);
  await context.setOffline(false);
  await send(page);
  await expect(page.getByText('Your ticket number is')).toBeVisible();
});

test('interest is registered only with consent, and followed up by a manager', async ({ page, as }) => {
  const email = `partner-${Date.now()}@example.org`;
  await page.goto('/interest');
  await page.getByRole('radio', { name: 'Becoming a partner' }).check();
  await page.getByLabel('First name').fill('Ama');
  await page.getByLabel('Last name').fill('Owusu');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  const register = page.getByRole('main').getByRole('button', { name: 'Register interest' });
  await register.click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Tick / })).toBeVisible();
  await page.getByRole('checkbox', { name: /write to me/ }).check();
  await register.click();
  await expect(page.getByText('Your interest has been registered')).toBeVisible();

  const manager = await as('manager');
  await manager.goto('/workspace/contact-us');
  await manager.getByRole('link', { name: 'Registered interest' }).click();
  await manager.getByRole('searchbox', { name: 'Search registrations' }).fill(email);
  await expect(manager.getByText('Registrations: 1', { exact: true })).toBeVisible();
  await manager.getByRole('table').getByRole('link', { name: 'Ama Owusu' }).click();
  const panel = manager.getByRole('dialog');
  await expect(panel.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await panel.getByRole('button', { name: 'Mark as contacted' }).click();
  await expect(panel.getByText(/^Noted by /)).toBeVisible();
  await manager.keyboard.press('Escape');
  await expect(manager.getByRole('row', { name: /Ama Owusu/ })).toContainText('Contacted');
});
