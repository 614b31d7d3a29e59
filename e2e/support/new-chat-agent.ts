import { expect, type Page } from '@playwright/test';
import { password } from './accounts.ts';
import { codeSentTo, mailTo } from './mailbox.ts';
import { enterWith } from './new-applicant.ts';
import { callApi } from './portal-api.ts';

/** For calls by whoever is signed in on a page: any document of the portal's will do. */
const asAdmin = async (admin: Page) => {
  await admin.goto('/robots.txt');
  // Inviting staff asks for a proof of the last ten minutes; the run may have begun before that.
  await callApi(admin, 'POST', '/auth/reauthenticate', { password });
};

/** Whether the account answers chats: turned over at every call. */
export const toggleChatAgent = async (admin: Page, id: string): Promise<void> => {
  await asAdmin(admin);
  await callApi(admin, 'PUT', `/profile/toggleChatAgent/${id}`);
};

/** Invites a reviewer who is a chat agent, takes the invitation up and signs in as them, all by calls. Returns the account's id. */
export const newChatAgent = async (admin: Page, agent: Page, firstName: string): Promise<string> => {
  const email = `agent.${Date.now().toString(36)}.${process.pid}@staff.example`;
  const data = { firstName, lastName: 'Mensah', email, countryCode: 'GH', language: 'en' };
  await asAdmin(admin);
  const { id } = await callApi<{ id: string }>(admin, 'POST', '/profile/addNewFundReviewer', data);
  await toggleChatAgent(admin, id);
  // Not in the admin's browser: the answer takes its cookie away.
  const mail = await mailTo(admin.request, email, /auth\/invitation/);
  const code = /auth\/invitation#\S*code=([^\s&]+)/.exec(mail.text)?.[1];
  const { request } = agent;
  const chosen = await request.post('/api/reset/verify', { data: { email, code, newPassword: password } });
  expect(chosen.ok(), await chosen.text()).toBe(true);
  const since = Date.now() - 1000;
  const asked = await request.post('/api/auth/login', { data: { email, password } });
  const { mfa_token } = (await asked.json()) as { mfa_token: string };
  const mfaCode = await codeSentTo(request, email, since);
  await enterWith(agent, '/auth/verify-mfa', { mfa_token, mfaCode });
  return id;
};
