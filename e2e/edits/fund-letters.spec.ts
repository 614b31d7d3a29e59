import { violations } from '../support/accessibility-violations.ts';
import { mailTo } from '../support/mailbox.ts';
import { callApi, decide } from '../support/portal-api.ts';
import { save } from '../support/save.ts';
import { expect, test } from '../support/test.ts';

interface File {
  id: string;
  applicationNumber: string;
  projectTitle: string;
}

const hold = { decision: 'HOLD', messageToApplicant: 'We wait for the accounts.' };
const release = { decision: 'RELEASE', internalComment: 'The accounts are here.' };

test("a fund's own words for a letter are sent in their language, and another fund's letter stays general", async ({
  as,
}) => {
  const [admin, manager] = [await as('admin'), await as('manager')];
  const [before] = await callApi<{ data: { fr: object } }[]>(admin, 'GET', '/cms/cms-data/all?key=emails');
  const fileOf = async (fund: string, title: string) => {
    const query = new URLSearchParams({ search: title });
    const path = `/application/get/fundApplications/${fund}?${query}`;
    const [file] = await callApi<File[]>(manager, 'GET', path);
    expect(file?.projectTitle).toContain(title);
    return file as File;
  };
  const own = await fileOf('CREDIT_FUND', 'Camions frigorifiques partagés');
  const other = await fileOf('BASE_FUND', 'Perte de recettes tarifaires, exercice 2025');
  const mailAbout = ({ applicationNumber }: File) =>
    mailTo(admin.request, '@', new RegExp(applicationNumber), since);
  const since = Date.now();
  try {
    await admin.goto('/workspace/content-management/emails?text=fr');
    const title = admin.getByText('Application on hold', { exact: true });
    await title.click();
    const letters = admin.locator('details[open]', { has: title }).getByRole('region', { name: 'Own words' });
    await letters.getByText(/Credit.*: general words$/).click();
    await letters.getByRole('button', { name: 'Write own words' }).click();
    await letters.getByLabel('Subject').fill('Fonds de crédit {{applicationNumber}}');
    await letters.getByLabel('Text').fill('Le fonds attend vos comptes.');
    expect(await violations(admin)).toEqual([]);
    await save(admin.getByRole('button', { name: 'Publish French' }));

    await manager.goto(`/workspace/review-applications/${own.id}`);
    const main = manager.getByRole('main');
    await expect(main.getByRole('tablist')).toBeVisible();
    await main.getByRole('button', { name: 'More' }).click();
    await manager.getByRole('menuitem', { name: 'Put on hold' }).click();
    const panel = main.getByRole('region', { name: /\?$/ });
    await panel.getByLabel('Message to the applicant').fill(hold.messageToApplicant);
    await panel.getByText('Preview of the letter').click();
    await expect(panel.getByText('In the fund’s own words.')).toBeVisible();
    await expect(panel.locator('details [lang=fr]')).toContainText('Le fonds attend vos comptes.');
    await panel.getByRole('button', { name: 'Put on hold' }).click();
    await expect(panel).toBeHidden();
    expect(await mailAbout(own)).toMatchObject({
      subject: `Fonds de crédit ${own.applicationNumber}`,
      text: expect.stringMatching(/Le fonds attend vos comptes\.\s+> We wait for the accounts\./),
    });
    await decide(manager, other.id, hold);
    expect((await mailAbout(other)).text).toMatch(/est en attente\.[\s\S]+> We wait/);
    for (const { id } of [own, other]) await decide(manager, id, release);
  } finally {
    await callApi(admin, 'PUT', '/cms/cms-data', { key: 'emails', lang: 'fr', data: before?.data.fr });
  }
});
