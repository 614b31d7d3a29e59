import {
  addContact,
  type ContactInput,
  deleteContact,
  listContacts,
  updateContact,
} from '@portal/contracts/content/contacts';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const office = (changes: Partial<ContactInput> = {}): ContactInput => ({
  label: { en: 'Desk' },
  address: { en: '3 Example Road' },
  countryCode: 'KE',
  city: 'Nairobi',
  emails: ['desk@fund.example'],
  phones: ['+254000000003'],
  openingHours: { en: 'Mornings' },
  mapUrl: 'https://example.org/map',
  order: 30,
  isPublished: true,
  ...changes,
});

test('a visitor reads the example offices in six languages', async () => {
  const { body } = await portal.visitor.call(listContacts);
  expect(body.data.map(({ city, countryCode }) => `${city} ${countryCode}`)).toEqual([
    'Kigali RW',
    'Accra GH',
  ]);
  expect(body.data[0]?.label).toMatchObject({ en: 'Head office (example)', sw: 'Makao makuu (mfano)' });
});

describe('the super user', () => {
  test('adds an office and changes it', async () => {
    const admin = await portal.as('admin');
    const { data } = (await admin.call(addContact, { body: office({ isPublished: false }) })).body;
    expect((await portal.visitor.call(listContacts)).body.total).toBe(2);
    const body = { id: data.id, ...office({ city: 'Mombasa' }), rowVersion: data.rowVersion };
    const changed = await admin.call(updateContact, { body });
    expect(changed.body.data).toMatchObject({ city: 'Mombasa', rowVersion: 2 });
    const list = await portal.visitor.call(listContacts);
    expect(list.body.data.at(-1)?.city).toBe('Mombasa');
    expect(await admin.call(updateContact, { body })).toBeProblem('stale_version');
    const log = await portal.db<
      object[]
    >`select action, entity_type from audit_log where entity_id = ${data.id} order by seq`;
    expect(log).toEqual([
      { action: 'CREATE', entityType: 'office' },
      { action: 'UPDATE', entityType: 'office' },
    ]);
  });

  test('deletes an office for good; the log keeps what it was called', async () => {
    const admin = await portal.as('admin');
    const { data } = (await admin.call(addContact, { body: office({ city: 'Kisumu' }) })).body;
    const cities = async () => (await portal.visitor.call(listContacts)).body.data.map(({ city }) => city);
    expect(await cities()).toContain('Kisumu');
    const reply = await admin.call(deleteContact, { params: { id: data.id } });
    expect(reply.body).toMatchObject({ data: null, message: 'The office was deleted.' });
    expect(await cities()).not.toContain('Kisumu');
    expect(await admin.call(deleteContact, { params: { id: data.id } })).toBeProblem('not_found');
    const late = await admin.call(updateContact, { body: { id: data.id, ...office() } });
    expect(late).toBeProblem('not_found');
    const log = await portal.db<object[]>`
      select process, entity_label from audit_log where entity_id = ${data.id} and action = 'DELETE'`;
    expect(log).toEqual([{ process: 'CONTACT', entityLabel: 'Desk' }]);
  });

  test.each([
    ['a country that is none', { countryCode: 'XX' }, ['countryCode']],
    ['an address that is no e-mail', { emails: ['desk'] }, ['emails.0']],
    ['a number that is no phone', { phones: ['12'] }, ['phones.0']],
    ['a map that is no page', { mapUrl: 'javascript:alert(1)' }, ['mapUrl']],
    ['markup', { label: { en: '<b>Desk</b>' } }, ['label.en']],
    ['no English name', { label: { fr: 'Bureau' } }, ['label.en']],
  ])('is told of %s', async (_, changes, fields) => {
    const admin = await portal.as('admin');
    expect(await admin.raw(addContact, { body: { ...office(), ...changes } })).toRefuseFields(...fields);
  });

  test('is told when the office is not there', async () => {
    const admin = await portal.as('admin');
    expect(await admin.call(updateContact, { body: { id: 'off_none', ...office() } })).toBeProblem(
      'not_found',
    );
  });
});

test('nobody else may add or change an office, or see hidden ones', async () => {
  expect(await portal.visitor.call(addContact, { body: office() })).toBeProblem('unauthorized');
  expect(await portal.visitor.call(deleteContact, { params: { id: 'off_x' } })).toBeProblem('unauthorized');
  expect(await portal.visitor.call(listContacts, { query: { draft: '1' } })).toBeProblem('unauthorized');
  for (const who of ['beneficiary', 'reviewer', 'manager'] as const) {
    const client = await portal.as(who);
    expect(await client.call(addContact, { body: office() })).toBeProblem('forbidden');
    expect(await client.call(updateContact, { body: { id: 'off_x', ...office() } })).toBeProblem('forbidden');
    expect(await client.call(deleteContact, { params: { id: 'off_x' } })).toBeProblem('forbidden');
    expect(await client.call(listContacts, { query: { draft: '1' } })).toBeProblem('forbidden');
  }
});
