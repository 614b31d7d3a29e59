import { violations } from './support/accessibility-violations.ts';
import { expect, test } from './support/test.ts';

test('a reviewer declares for one application and another of the list at once', async ({ as }) => {
  const manager = await as('manager');
  await manager.goto(
    '/workspace/review-applications?unassigned=1&status=SUBMITTED&sort=submittedAt&order=ASC',
  );
  const rows = manager.getByRole('main').locator('[data-row]').filter({ hasText: 'CF-' });
  await expect(rows.nth(1)).toBeVisible();
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check();
  await manager.getByRole('button', { name: 'Assign', exact: true }).last().click();
  const dialog = manager.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Habimana/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toBeHidden();

  const page = await as('reviewer2');
  await page.goto('/workspace/review-applications?mine=1');
  const main = page.getByRole('main');
  const waiting = main.locator('[data-row]').filter({ hasText: 'declaration needed' });
  await expect(waiting.nth(1)).toBeVisible();
  const before = await waiting.count();
  await waiting.first().getByRole('link').click();
  await main.getByRole('radio', { name: /No, I have no conflict/ }).check();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(main.getByRole('button', { name: 'Sign the declaration' })).toBeInViewport({ ratio: 1 });
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: 'Sign the declaration' }).click();
  await expect(main.getByRole('tablist')).toBeVisible();
  await main.getByRole('link', { name: 'Back to the list of applications' }).click();
  await expect(waiting).toHaveCount(before - 2);
});
