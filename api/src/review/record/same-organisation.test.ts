import { completeCredit } from '@portal/application-form/complete-example';
import { getApplication } from '@portal/contracts/applications/applications';
import { expect, test } from 'vitest';
import { touchedBy } from '../../../test/support/plans.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

interface Registered {
  owner?: { id: string };
  registrationNumber: string;
  countryCode?: string;
}

const sent = async ({ owner, registrationNumber, countryCode = 'NG' }: Registered) => {
  const by = owner ?? (await portal.make.user());
  const organisation = { ...completeCredit.organisation, registrationNumber, countryCode };
  const documents = await portal.make.documents(by, 'CREDIT_FUND');
  const answers = { ...completeCredit, organisation, documents };
  return portal.make.submitted({ owner: by, fundType: 'CREDIT_FUND', answers });
};

const othersOf = async (id: string, who: 'manager' | 'admin' | 'reviewer' = 'manager') => {
  const { data } = (await (await portal.as(who)).call(getApplication, { params: { id } })).body;
  return data.audience === 'STAFF' ? data.sameOrganisation.map((other) => other.id) : data.audience;
};

test('a manager sees who else applied with the same number, however it is written', async () => {
  const owner = await portal.make.user();
  const first = await sent({ owner, registrationNumber: 'RC-77 001' });
  const again = await sent({ owner, registrationNumber: 'RC-77 001' });
  const other = await sent({ registrationNumber: 'rc77001' });
  await sent({ registrationNumber: 'RC-77001', countryCode: 'GH' });
  await sent({ registrationNumber: 'RC-77002' });
  expect(await othersOf(first.id)).toEqual([other.id]);
  expect(await othersOf(other.id, 'admin')).toEqual([again.id, first.id]);
  const forManager = await (await portal.as('manager')).call(getApplication, { params: { id: first.id } });
  expect(forManager.body.data).toMatchObject({
    sameOrganisation: [
      { fundType: 'CREDIT_FUND', status: 'SUBMITTED', applicationNumber: expect.any(String) },
    ],
  });
});

test('a reviewer is told nothing about what the reviewer did not declare on, the owner nothing at all', async () => {
  const owner = await portal.make.user();
  // Both from the same complete example.
  await portal.make.submitted({ owner: await portal.make.user() });
  const { id } = await portal.make.underReview({ owner });
  expect(await othersOf(id)).toHaveLength(1);
  expect(await othersOf(id, 'reviewer')).toEqual([]);
  const owned = await (await portal.as(owner)).call(getApplication, { params: { id } });
  expect(owned.body.data).not.toHaveProperty('sameOrganisation');
});

test('the number is looked up, not looked for among all that was ever sent', async () => {
  const { id } = await sent({ registrationNumber: 'RC-99' });
  await sent({ registrationNumber: 'RC-99' });
  const manager = await portal.as('manager');
  const touched = await touchedBy(portal, ['application_versions'], () =>
    manager.call(getApplication, { params: { id } }),
  );
  expect([...touched.indexes]).toContain('application_versions_by_registration');
  expect([...touched.scanned]).toEqual([]);
});
