import { listFundApplications } from '@portal/contracts/review/queue';
import { beforeAll, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
const names = [
  'Société Générale d’Élevage'.normalize('NFD'),
  'São Tomé Coopérative'.normalize('NFC'),
  'Ọ̀yọ́ Traders',
  'شركة الأمانة التجارية',
  'مؤسّسة ١٢ إبراهيم',
];

beforeAll(async () => {
  const fundId = await portal.make.fund();
  const owner = await portal.make.user();
  for (const [n, name] of names.entries())
    await portal.db`
      insert into applications (id, fund_id, fund_type, status, language, applicant_key, entered_by, currency,
        application_number, project_title, organisation_name, submitted_at, updated_at)
      values (${`app_fold${n}`}, ${fundId}, 'BASE_FUND', 'SUBMITTED', 'en', ${`email:fold${n}`}, ${owner.id}, 'USD',
        ${`BF-1999-00000${n}`}, 'Cold stores', ${name}, now(), now())`;
});

test.each([
  ['société générale', 0],
  ['SOCIETE GENERALE', 0],
  ["d'elevage", 0],
  ['sa\u0303o tome\u0301', 1],
  ['oyo traders', 2],
  ['شركة الامانه التجاريه', 3],
  ['الأمــانة', 3],
  ['مؤسسة 12 ابراهيم', 4],
  ['\u2067BF-١٩٩٩-٠٠٠٠٠٣\u2069', 3],
  ['ＢＦ-1999-000001', 1],
])('a search for %s finds the name however either is written', async (search, n) => {
  const manager = await portal.as('manager');
  const { body } = await manager.call(listFundApplications, { params: { fundId: 'all' }, query: { search } });
  expect(body.data.map(({ id }) => id)).toEqual([`app_fold${n}`]);
});

test.each(['％', '＿', '\u200f%'])('a %s is no wildcard', async (search) => {
  const manager = await portal.as('manager');
  const { body } = await manager.call(listFundApplications, { params: { fundId: 'all' }, query: { search } });
  expect(body.data).toEqual([]);
});
