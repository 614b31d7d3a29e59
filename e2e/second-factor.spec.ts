import type { Page } from '@playwright/test';
import { violations } from './support/accessibility-violations.ts';
import { password } from './support/accounts.ts';
import { codeSentTo } from './support/mailbox.ts';
import { newApplicant } from './support/new-applicant.ts';
import { expect, test } from './support/test.ts';
import { appCode } from './support/totp.ts';

const main = (page: Page) => page.getByRole('main');

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto('/auth/sign-in');
};

/** The first step, up to where the second one is asked for. */
const enterPassword = async (page: Page, email: string) => {
  await main(page).getByLabel('E-mail address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Continue' }).click();
};

const expectAccessible = async (page: Page) => expect(await violations(page)).toEqual([]);

/** The codes that are on the page this once. */
const readRecoveryCodes = async (page: Page): Promise<string[]> => {
  const list = main(page).getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await main(page).getByRole('button', { name: 'I have kept them' }).click();
  await expect(list).toBeHidden();
  return codes.map((code) => code.trim());
};

const enrolApp = async (page: Page): Promise<{ key: string; codes: string[] }> => {
  await page.goto('/workspace/profile');
  await main(page).getByRole('button', { name: 'Set up the app' }).click();
  await expect(main(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  // For the app of the phone that shows it; hidden where there is a mouse.
  const link = main(page).getByRole('link', {
    name: 'Open it in the app of this phone',
    includeHidden: true,
  });
  await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  const shown = main(page)
    .locator('bdi')
    .filter({ hasText: /^([A-Z2-7]{4} ?){8}$/ });
  const key = (await shown.innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await main(page).getByLabel('Code of the app').fill(appCode(key));
  await main(page).getByRole('button', { name: 'Switch on' }).last().click();
  const codes = await readRecoveryCodes(page);
  await expect(main(page)).toContainText('Signing in asks for a code of the app');
  return { key, codes };
};

test('an authenticator app is set up and asked for; a recovery code opens once; a mail is a way back', async ({
  page,
}) => {
  const email = await newApplicant(page);
  const { key, codes } = await enrolApp(page);

  await signOut(page);
  await enterPassword(page, email);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Enter the code of your app');
  await expectAccessible(page);
  // The code of the step that enrolled is used up.
  await main(page).getByRole('textbox', { name: 'Code of the app' }).fill(appCode(key, 1));
  await expect(page).toHaveURL(/\/workspace/);

  await signOut(page);
  await enterPassword(page, email);
  await main(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await main(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '');
  await main(page).getByRole('button', { name: 'Verify and continue' }).click();
  await expect(page).toHaveURL(/\/workspace/);

  await signOut(page);
  await enterPassword(page, email);
  await main(page).getByRole('button', { name: 'Use a recovery code' }).click();
  await main(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '');
  await main(page).getByRole('button', { name: 'Verify and continue' }).click();
  await expect(main(page)).toContainText('The code is not right.');
  await expectAccessible(page);

  const since = Date.now() - 1000;
  await main(page).getByRole('button', { name: 'Send me a code by e-mail' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  const cells = main(page).getByRole('textbox', { name: 'Verification code' });
  await cells.fill(await codeSentTo(page.request, email, since));
  await expect(page).toHaveURL(/\/workspace/);
});

test('a passkey is made on the profile and finishes a sign-in; without one there are other ways', async ({
  page,
  baseURL,
}) => {
  const email = await newApplicant(page);
  // Browsers make passkeys for names only.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const finger = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

  await page.goto(`${site}/auth/sign-in`);
  await enterPassword(page, email);
  await expect(page).toHaveURL(/\/workspace/);
  await page.goto(`${site}/workspace/profile`);
  await main(page).getByRole('button', { name: 'Add a passkey' }).click();
  await main(page).getByLabel('Name', { exact: true }).fill('My phone');
  await finger(false);
  await main(page).getByRole('button', { name: 'Make the passkey' }).click();
  await expect(main(page)).toContainText('The passkey was not used.');
  await finger(true);
  await main(page).getByRole('button', { name: 'Make the passkey' }).click();
  expect(await readRecoveryCodes(page)).toHaveLength(8);
  await expect(main(page).getByRole('list', { name: 'Passkeys' })).toContainText('My phone');
  await expectAccessible(page);

  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto(`${site}/auth/sign-in`);
  await enterPassword(page, email);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Use your passkey');
  await expectAccessible(page);
  await finger(false);
  await main(page).getByRole('button', { name: 'Use the passkey' }).click();
  await expect(main(page)).toContainText('The passkey was not used.');
  await expect(main(page).getByRole('button', { name: 'Send me a code by e-mail' })).toBeVisible();
  await finger(true);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/workspace/);

  // What needs a recent proof takes the passkey as well, and then goes on.
  await page.route(
    '**/api/profile/recovery-codes',
    (route) =>
      route.fulfill({
        status: 403,
        json: { error: 'reauthentication_required', message: 'Please confirm.' },
      }),
    { times: 1 },
  );
  await page.goto(`${site}/workspace/profile`);
  await main(page).getByRole('button', { name: 'Make new codes' }).click();
  await main(page).getByRole('button', { name: 'Make new codes and void the old ones' }).click();
  const question = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await finger(false);
  await question.getByRole('button', { name: 'Use the passkey' }).click();
  await expect(question).toContainText('The passkey was not used.');
  await finger(true);
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toBeHidden();
  expect(await readRecoveryCodes(page)).toHaveLength(8);

  await page.goto(`${site}/workspace/profile`);
  await main(page).getByRole('button', { name: 'Remove My phone' }).click();
  await main(page).getByLabel('Current password').fill(password);
  await main(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(main(page).getByRole('list', { name: 'Passkeys' })).toBeHidden();
});
