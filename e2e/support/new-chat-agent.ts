import { expect, type Page } from '@playwright/test';
import { password } from './accounts.ts';
import { mailTo } from './mailbox.ts';
import { signIn } from './sign-in.ts';

const asAdmin = async (admin: Page) => {
  await admin.goto('/workspace/user-management');
  const token = await admin.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  // Inviting staff asks for a proof of the last ten minutes; the run may have begun before that.
  const proof = await admin.request.post('/api/auth/reauthenticate', { headers, data: { password } });
  expect(proof.ok(), await proof.text()).toBe(true);
  return headers;
};

/** Whether the account answers chats: turned over at every call. */
export const toggleChatAgent = async (admin: Page, id: string): Promise<void> => {
  const headers = await asAdmin(admin);
  const reply = await admin.request.put(`/api/profile/toggleChatAgent/${id}`, { headers });
  expect(reply.ok(), await reply.text()).toBe(true);
};

/** Invites a reviewer who is a chat agent, takes the invitation up and signs in as them. Returns the account's id. */
export const newChatAgent = async (admin: Page, agent: Page, firstName: string): Promise<string> => {
  const email = `agent.${Date.now().toString(36)}.${process.pid}@staff.example`;
  const data = { firstName, lastName: 'Mensah', email, countryCode: 'GH', language: 'en' };
  const headers = await asAdmin(admin);
  const reply = await admin.request.post('/api/profile/addNewFundReviewer', { headers, data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = ((await reply.json()) as { data: { id: string } }).data;
  await toggleChatAgent(admin, id);
  // Not in the admin's browser: the answer takes its cookie away.
  const mail = await mailTo(admin.request, email, /auth\/invitation/);
  const code = /auth\/invitation#\S*code=([^\s&]+)/.exec(mail.text)?.[1];
  const chosen = await agent.request.post('/api/reset/verify', {
    data: { email, code, newPassword: password },
  });
  expect(chosen.ok(), await chosen.text()).toBe(true);
  await signIn(agent, email, password, true);
  return id;
};
