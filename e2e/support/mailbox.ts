import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  at: string;
}

const read = async (request: APIRequestContext, to: string): Promise<Mail[]> => {
  const reply = await request.get('/demo/mailbox.json');
  const mails = (await reply.json()) as Mail[];
  return mails.filter((mail) => mail.to.includes(to));
};

/** Waits for a mail to `to` whose text matches, sent after `since`, and returns it. */
export const mailTo = async (
  request: APIRequestContext,
  to: string,
  matching: RegExp,
  since = 0,
): Promise<Mail> => {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await read(request, to)).find(
      (mail) => matching.test(`${mail.subject}\n${mail.text}`) && Date.parse(mail.at) >= since,
    );
    expect(found, `a mail to ${to} like ${matching}`).toBeDefined();
    // A mail is there after some thirty milliseconds; asking again costs five.
  }).toPass({ timeout: 30_000, intervals: [30, 30, 60, 100] });
  return found as Mail;
};

/** The six digits of the newest sign-in code sent to an address after `since` (epoch ms). */
export const codeSentTo = async (request: APIRequestContext, to: string, since = 0): Promise<string> => {
  const mail = await mailTo(request, to, /\b\d{6}\b/, since);
  return /\b(\d{6})\b/.exec(mail.text)?.[1] ?? '';
};
