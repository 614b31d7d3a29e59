import { violations } from '../support/accessibility-violations.ts';
import { mailTo } from '../support/mailbox.ts';
import { newApplicant } from '../support/new-applicant.ts';
import { callApi, prepareBaseForm } from '../support/portal-api.ts';
import { closeContext, expect, test } from '../support/test.ts';

test('a colleague fills in and a signatory signs before it is sent', async ({ page, browser }) => {
  await newApplicant(page);
  const draft = await prepareBaseForm(page, 'One window at four borders');
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const email = await newApplicant(theirs);

  await page.goto('/application/fund_base');
  await page.getByRole('link', { name: 'Invite and manage' }).click();
  await page.getByLabel('E-mail address of the colleague').fill(email);
  await page.getByRole('radio', { name: /^Edit/ }).check();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const invitation = await mailTo(page.request, email, /invites you to work/);
  await theirs.goto(new URL(/https?:\S+invitation=\S+/.exec(invitation.text)?.[0] ?? '').pathname);
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await theirs.getByRole('link', { name: 'Project', exact: true }).click();
  await theirs.getByLabel('City of the project').fill('Tema');
  await expect(theirs.getByText(/^Saved/)).toBeVisible();
  await page.getByRole('link', { name: 'One window at four borders' }).click();
  await expect(page.getByText('Zawadi Mwangi is here now')).toBeVisible();
  await page.getByRole('link', { name: 'Project', exact: true }).click();
  await expect(page.getByLabel('City of the project')).toHaveValue('Tema');

  const [member] = (
    await callApi<{ members: { id: string }[] }>(page, 'GET', `/application/${draft.id}/members`)
  ).members;
  await callApi(page, 'PATCH', `/application/${draft.id}/members/${member?.id}`, { role: 'SIGN' });
  await page.goto('/application/fund_base/check');
  await expect(page.getByRole('button', { name: 'Send application' })).toBeDisabled();
  await theirs.goto(`/application/fund_base/check?id=${draft.id}`);
  await theirs.getByRole('button', { name: 'Mail me a code' }).click();
  const { text } = await mailTo(page.request, email, /code to sign/);
  await theirs.getByLabel('Your full name, as in your account').fill('Zawadi Mwangi');
  await theirs.getByLabel('Code from the mail').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  expect(await violations(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(theirs.getByText(/^Zawadi Mwangi signed this on/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Send application' }).click();
  await expect(theirs.getByText('Signed with a mailed code')).toBeVisible();
  await closeContext(context);
});
