import type { Db } from '../../src/kernel/database/db.ts';

const COUNTRIES = ['KE', 'GH', 'NG', 'RW', 'TN'];
const SECTORS = ['AGRIBUSINESS', 'ENERGY', 'OTHER'];

/**
 * Rows beside the rules, to have many: `count` applications over two years, at all hours, in every
 * status, some without country, sector or amount. The same for the same prefix; numbered from
 * `first` on.
 */
export const manyApplications = async (
  db: Db,
  facts: {
    prefix: string;
    fundId: string;
    fundType: string;
    enteredBy: string;
    count: number;
    first?: number;
  },
): Promise<void> => {
  const { prefix, fundId, fundType, enteredBy, count, first = 1 } = facts;
  await db`
    insert into applications (id, fund_id, fund_type, status, previous_status, language, applicant_key, entered_by, currency,
      application_number, project_title, organisation_name, country_code, sector, amount_requested, amount_approved,
      return_request, due_at, created_at, submitted_at, updated_at, decided_at)
    select ${prefix} || n, ${fundId}, ${fundType}, status, case status when 'ON_HOLD' then 'SUBMITTED' end, 'en',
      ${prefix} || n, ${enteredBy}, case when dice % 17 = 0 then 'EUR' else 'USD' end,
      case ${fundType} when 'BASE_FUND' then 'BF' else 'CF' end || to_char(sent, '-YYYY-') || to_char(n, 'FM000000'),
      case when dice % 31 <> 0 then (array['Customs laboratory', 'Border post', 'Cashew line', 'Seed store'])[1 + dice % 4] || ' ' || n % 50 end,
      'Enterprise ' || n % 40, (${COUNTRIES}::text[])[1 + floor(5.2 * pow((dice % 1000) / 1000.0, 2))::int],
      case when dice % 23 <> 0 then (${SECTORS}::text[])[1 + dice / 7 % 3] end,
      case when dice % 29 <> 0 then (dice % 5000) * 10.25 end, case when status = 'APPROVED' then 1 + dice % 4000 * 5.1 end,
      case when status = 'RETURNED' then '{}'::jsonb end, sent + interval '30 days', sent, sent, sent + interval '1 day' * (dice % 40),
      case when status in ('APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED') then sent + interval '1 hour' * (dice % 2000) end
    from generate_series(${first}::int, ${first + count - 1}::int) n,
      lateral (select abs(hashtext(${prefix} || n)) as dice) d,
      lateral (select (array['SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'RESUBMITTED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'ON_HOLD',
          'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'REJECTED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED'])[1 + dice / 3 % 16] as status,
        '2024-02-20T00:00:00Z'::timestamptz + interval '1 minute' * (dice / 11 % 1051200) as sent) s`;
};
