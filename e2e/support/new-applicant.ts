import { expect, type Page } from '@playwright/test';
import { password } from './accounts.ts';
import { mailTo } from './mailbox.ts';

let count = 0;

const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const reply = await page.request.post(`/api${path}`, { data });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { data: T }).data;
};

/** The last call of a sign-in: the page keeps what it answers. A page of the portal is still to be opened. */
export const enterWith = async (page: Page, path: string, data: object): Promise<void> => {
  const { access_token } = await post<{ access_token: string }>(page, path, data);
  // Any document of the portal's will do to reach what the browser keeps for it.
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('access_token', token), access_token);
};

/**
 * Registers a beneficiary of its own for a test, confirms the address and signs in, all by calls:
 * the pages for it are those of the first journey. Returns the address; a page of the portal is still to be opened.
 */
export const newApplicant = async (page: Page): Promise<string> => {
  count += 1;
  const email = `applicant.${Date.now().toString(36)}.${process.pid}.${count}@applicant.example`;
  await post(page, '/profile', {
    firstName: 'Zawadi',
    lastName: 'Mwangi',
    email,
    countryCode: 'KE',
    phone: '+254700123456',
    password,
    language: 'en',
    consent: true,
  });
  const { text } = await mailTo(page.request, email, /verify-email/);
  await post(page, '/auth/verify-email', { token: /verify-email#token=([\w-]+)/.exec(text)?.[1] });
  await enterWith(page, '/auth/login', { email, password });
  return email;
};
