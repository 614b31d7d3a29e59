import type { Page } from '@playwright/test';
import type { AccountName } from './support/accounts.ts';
import { followRequests } from './support/follow-requests.ts';
import { manifests } from './support/manifests.ts';
import { expect, test } from './support/test.ts';

interface RoleFacts {
  account: AccountName;
  role: string;
  landing: string;
  /** The menu as the specification lists it, in order. */
  menu: string[];
  hasCreate: boolean;
  /** Addresses that this role may not enter. */
  denied: string[];
}

const roles: RoleFacts[] = [
  {
    account: 'beneficiary',
    role: 'FUND_BENEFICIARY_USER',
    landing: '/workspace/my-applications',
    menu: ['My Applications', 'Profile', 'Password Management', 'Login History'],
    hasCreate: true,
    denied: ['/workspace/review-applications', '/workspace/user-management', '/workspace/content-management'],
  },
  {
    account: 'reviewer',
    role: 'FUND_REVIEWER_USER',
    landing: '/workspace/review-applications',
    menu: ['Dashboard', 'Review Applications', 'Profile', 'Live Chat', 'Password Management'],
    hasCreate: true,
    denied: ['/workspace/my-applications', '/workspace/log-history', '/workspace/contact-us'],
  },
  {
    account: 'reviewer2',
    role: 'FUND_REVIEWER_USER',
    landing: '/workspace/review-applications',
    menu: ['Dashboard', 'Review Applications', 'Profile', 'Password Management'],
    hasCreate: true,
    denied: ['/workspace/live-chat'],
  },
  {
    account: 'manager',
    role: 'FUND_MANAGER_USER',
    landing: '/workspace',
    menu: ['Dashboard', 'Profile', 'Fund Applications', 'Password Management', 'Contact Us'],
    hasCreate: true,
    denied: ['/workspace/user-management', '/workspace/content-management', '/workspace/log-history'],
  },
  {
    account: 'admin',
    role: 'FUND_MANAGER_SUPER_USER',
    landing: '/workspace',
    menu: [
      'Dashboard',
      'Profile',
      'User Management',
      'Fund Management',
      'Content Management',
      'Password Management',
      'Log History',
      'Contact Us',
    ],
    hasCreate: false,
    denied: ['/workspace/live-chat', '/application/fund_base'],
  },
];

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Workspace menu' });

/** The names of the top entries of a menu, without their sub-items. */
const namesIn = async (page: Page): Promise<string[]> => {
  const entries = sidebar(page).locator(':scope > ul > li');
  await expect(entries.first()).toBeVisible();
  return entries.evaluateAll((items) =>
    items.map((item) => (item.querySelector('a, button')?.textContent ?? '').trim()),
  );
};

const specified = ['administration', 'applications', 'cms', 'public-site', 'review'];

/** What remotes that the specification does not know add to a role's menu. */
const added = (role: string): string[] =>
  manifests
    .filter(({ name }) => !specified.includes(name))
    .flatMap(({ sidebar: entries = [] }) => entries)
    .filter(({ roles: seenBy }) => seenBy[role] !== undefined)
    .map(({ label }) => label.en);

/** The addresses behind a guard that a role may enter, without those of one application or person. */
const opened = (role: string): string[] =>
  manifests
    .flatMap(({ routes }) => routes)
    .filter(({ path, guard }) => guard?.roles.includes(role) && !guard.flag && !/[:*]/.test(path))
    .map(({ path }) => path);

for (const { account, role, landing, menu, hasCreate, denied } of roles) {
  test(`${account}: landing page, menu and create button as specified`, async ({ as }) => {
    const page = await as(account);
    await page.goto('/auth/sign-in');
    await expect(page).toHaveURL(landing);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const names = await namesIn(page);
    expect(names.filter((name) => !added(role).includes(name))).toEqual(menu);
    expect(names).toEqual(expect.arrayContaining(added(role)));
    await expect(page.getByRole('button', { name: 'Create new application' })).toHaveCount(hasCreate ? 1 : 0);
  });

  test(`${account}: pages of other roles lead to the denied page`, async ({ as }) => {
    const page = await as(account);
    for (const path of denied) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/workspace/denied');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  // A second person of a role shows nothing new.
  if (account === 'reviewer2') continue;
  test(`${account}: no page whose guard lets this role in asks the API for what it may not have`, async ({
    as,
  }) => {
    const page = await as(account);
    const answered = followRequests(page);
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${new URL(page.url()).pathname} asks ${answer.url()}`);
    });
    for (const path of opened(role)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await answered();
    }
    expect(refused).toEqual([]);
  });
}

test('every page of the Admin menu opens with one heading and marks its entry', async ({ as }) => {
  const page = await as('admin');
  const answer = await page.goto('/workspace/dashboard');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL('/workspace');
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar(page).getByRole('button', { name: 'Fund Management' }).click();
  for (const [name, heading = name] of [
    ['Fund description'],
    ['Review Applications', 'Due next'],
    ['User Management'],
    ['Content Management', 'Home'],
    ['Log History'],
  ] as [string, string?][]) {
    await sidebar(page).getByRole('link', { name, exact: true }).click();
    // Of this page: a second heading would be refused.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('the sub-item of the current page opens its parent', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/workspace/fund-description');
  await expect(sidebar(page).getByRole('button', { name: 'Fund Management' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(sidebar(page).getByRole('link', { name: 'Fund description' })).toBeVisible();
});

test('reloading again and again while the account loads signs nobody out', async ({ as }) => {
  const page = await as('beneficiary');
  await page.goto('/workspace/login-history');
  await expect(page.getByRole('heading', { level: 1, name: 'Login History' })).toBeVisible();
  await page.route('**/api/profile/current', () => undefined);
  const loading = page.getByRole('main').getByText('Loading your account…');
  for (const leave of [() => page.reload(), () => page.reload(), () => page.goto('/workspace/profile')]) {
    await leave();
    await expect(loading).toBeVisible();
  }
  await page.unroute('**/api/profile/current');
  await page.goto('/workspace/login-history');
  await expect(page.getByRole('heading', { level: 1, name: 'Login History' })).toBeVisible();
});

test('a signed-out visitor to the workspace sees no page of it and comes to sign-in', async ({ page }) => {
  for (const path of ['/workspace', '/workspace/my-applications', '/workspace/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/sign-in/);
    await expect(page.getByRole('navigation', { name: 'Workspace menu' })).toHaveCount(0);
  }
});

test('below 1024 px the workspace menu is a drawer that Escape and the mask close', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/workspace');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Nor is it there for nobody to see.
  await expect(page.locator('aside')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Fund Applications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await drawer.getByRole('link', { name: 'Fund Applications' }).click();
  await expect(page).toHaveURL('/workspace/review-applications');
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sidebar(page)).toBeVisible();
});
