import { expect, type Page } from '@playwright/test';
import { password } from './accounts.ts';
import { mailTo } from './mailbox.ts';
import { signIn } from './sign-in.ts';

let count = 0;

/** Registers a beneficiary of its own for a test, confirms the address, signs in. Returns the address. */
export const newApplicant = async (page: Page): Promise<string> => {
  count += 1;
  const email = `applicant.${Date.now().toString(36)}.${process.pid}.${count}@applicant.example`;
  const reply = await page.request.post('/api/profile', {
    data: {
      firstName: 'Zawadi',
      lastName: 'Mwangi',
      email,
      countryCode: 'KE',
      phone: '+254700123456',
      password,
      language: 'en',
      consent: true,
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const mail = await mailTo(page.request, email, /verify-email/);
  await page.goto(/https?:\/\/[^\s]+verify-email[^\s]+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page.getByRole('main')).toContainText('Your e-mail address is confirmed.');
  await signIn(page, email, password, false);
  return email;
};
