import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';

/** What a browser keeps of somebody who is signed in. */
export type Account = Awaited<ReturnType<BrowserContext['storageState']>>;

const password = 'Demo-2026-pass';

const codeSentTo = async (origin: string, email: string, since: number): Promise<string> => {
  for (;;) {
    const mails = (await (await fetch(new URL('/demo/mailbox.json', origin))).json()) as {
      to: string;
      text: string;
      at: string;
    }[];
    const mail = mails.find(({ to, at }) => to.includes(email) && Date.parse(at) >= since);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code) return code;
    await delay(100);
  }
};

/** Signs an example account in through the page, with its mailed code where it is one of the staff. */
export const signInAs = async (browser: Browser, origin: string, email: string): Promise<Account> => {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  const since = Date.now() - 1000;
  await page.goto(new URL('/auth/sign-in', origin).href);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail address').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Continue' }).click();
  if (!email.startsWith('beneficiary')) {
    const code = main.getByRole('textbox', { name: /code/i });
    await code.waitFor();
    await code.fill(await codeSentTo(origin, email, since));
  }
  await page.waitForURL('**/workspace**');
  const account = await context.storageState();
  await context.close();
  return account;
};
