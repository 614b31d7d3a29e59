create temp table bench_words as select
  array['Modernisation of', 'Extension of', 'Working capital for', 'Digital', 'Rehabilitation of', 'Solar power for',
    'Cold storage for', 'Retooling of', 'Certification of', 'Cross-border'] as begins,
  array['the customs laboratory', 'a cashew processing line', 'the border post', 'garment workshops', 'a fish landing site',
    'the cocoa warehouse', 'dairy cooperatives', 'a spare parts foundry', 'the tariff office', 'pharmacy packaging',
    'a container depot', 'leather tanneries', 'payment services', 'the seed laboratory'] as things,
  array['Mombasa', 'Tema', 'Dakar', 'Durban', 'Lagos', 'Kigali', 'Beira', 'Tunis', 'Douala', 'Lusaka', 'Accra', 'Nacala'] as places;

-- Growing over three years, mostly in the hours and on the days when people work.
create temp table bench_moments as
select n, date_trunc('day', now() - interval '3 years' * (1 - sqrt(n / current_setting('bench.size')::float8)))
  - interval '1 day' * case when pg_temp.chance(n, 11) < 0.8 and extract(isodow from
      now() - interval '3 years' * (1 - sqrt(n / current_setting('bench.size')::float8))) > 5 then 2 else 0 end
  + interval '1 hour' * case when pg_temp.chance(n, 12) < 0.9 then 5 + 12 * pg_temp.chance(n, 13) else 24 * pg_temp.chance(n, 13) end
  as sent
from generate_series(1, current_setting('bench.size')::bigint) n;

-- What is old is over; of the last half year some still goes its way.
create temp table bench_applications as
select n, sent, c.fund_type, c.age, c.days,
  case
    when c.age > 200 or c.age > c.days then
      case when c.dice < 0.34 then 'APPROVED' when c.dice < 0.80 then 'REJECTED' when c.dice < 0.89 then 'INELIGIBLE'
        when c.dice < 0.96 then 'WITHDRAWN' else 'EXPIRED' end
    when c.age < 10 and c.dice < 0.8 then 'SUBMITTED'
    else case when c.dice < 0.18 then 'SUBMITTED' when c.dice < 0.60 then 'UNDER_REVIEW' when c.dice < 0.72 then 'RETURNED'
      when c.dice < 0.80 then 'RESUBMITTED' when c.dice < 0.88 then 'RECOMMENDED' when c.dice < 0.95 then 'NOT_RECOMMENDED'
      else 'ON_HOLD' end
  end as status
from bench_moments, lateral (select
  case when pg_temp.chance(n, 21) < 0.38 then 'BASE_FUND' else 'CREDIT_FUND' end as fund_type,
  extract(epoch from now() - sent) / 86400 as age,
  6 + 150 * pg_temp.chance(n, 22) ^ 2.5 as days,
  pg_temp.chance(n, 23) as dice) c;

insert into applications (id, application_number, fund_id, fund_type, status, previous_status, version, language,
  applicant_key, applicant_user_id, applicant_first_name, applicant_last_name, applicant_email, applicant_phone,
  entered_by, project_title, organisation_name, country_code, sector, amount_requested, amount_approved, currency,
  answers, return_request, due_at, created_at, last_saved_at, submitted_at, updated_at, decided_at,
  waiting_since)
select 'app_' || substr(md5('a' || b.n), 1, 20),
  case b.fund_type when 'BASE_FUND' then 'BF-' else 'CF-' end || to_char(b.sent, 'YYYY-')
    || to_char(row_number() over (partition by b.fund_type, extract(year from b.sent) order by b.n), 'FM000000'),
  case b.fund_type when 'BASE_FUND' then 'fund_base' else 'fund_credit' end, b.fund_type, b.status,
  case when b.status = 'ON_HOLD' then 'UNDER_REVIEW' end, case when b.status = 'RESUBMITTED' then 2 else 1 end, u.language,
  'user:' || u.id, u.id, u.first_name, u.last_name, u.email, u.phone, u.id,
  begins[1 + floor(10 * pg_temp.chance(b.n, 31))::int] || ' ' || things[1 + floor(14 * pg_temp.chance(b.n, 32) ^ 1.5)::int]
    || ' in ' || places[1 + floor(12 * pg_temp.chance(b.n, 33))::int]
    || case when b.n % 4 = 0 then ', phase ' || (b.n % 9 + 1) else '' end,
  u.organisation, u.country_code,
  (array['AGRIBUSINESS', 'MANUFACTURING', 'CONSUMER_RETAIL', 'FINANCIAL_SERVICES', 'TECHNOLOGY_DIGITAL',
    'TRANSPORT_LOGISTICS', 'TRADE_INFRASTRUCTURE', 'INDUSTRIAL_PARKS', 'ENERGY', 'HEALTH_PHARMA', 'CREATIVE_TOURISM',
    'OTHER'])[1 + floor(12 * pg_temp.chance(b.n, 34) ^ 1.7)::int],
  a.amount, case when b.status = 'APPROVED' then round(a.amount * (0.5 + 0.5 * pg_temp.chance(b.n, 36))::numeric, 2) end, 'USD',
  jsonb_build_object('common', jsonb_build_object('summary', repeat(md5(b.n::text) || ' ', 12))),
  case when b.status = 'RETURNED' then '{"sections": ["project"], "message": "Please explain the budget in more detail.", "requests": []}'::jsonb end,
  case when b.status = 'RETURNED' then b.sent + interval '30 days' end,
  b.sent - interval '5 days', b.sent, b.sent,
  case when decided.at is not null then decided.at else least(b.sent + interval '1 day' * b.days, now()) end, decided.at,
  case when decided.at is null then b.sent end
from bench_applications b cross join bench_words
join users u on u.id = 'usr_' || substr(md5('u' || case when b.n <= current_setting('bench.size')::bigint * 6 / 10 then b.n
  else b.n - current_setting('bench.size')::bigint * 6 / 10 end), 1, 20)
cross join lateral (select round((50000 * exp(4.5 * pg_temp.chance(b.n, 35)))::numeric, 2) as amount) a
cross join lateral (select case when b.status in ('APPROVED', 'REJECTED', 'INELIGIBLE', 'WITHDRAWN', 'EXPIRED')
  then least(b.sent + interval '1 day' * b.days, now()) end as at) decided
order by b.n;

insert into applications (id, fund_id, fund_type, status, language, applicant_key, applicant_user_id, entered_by,
  project_title, country_code, currency, created_at, last_saved_at, updated_at)
select 'app_' || substr(md5('d' || n), 1, 20), 'fund_base', 'BASE_FUND', 'DRAFT', u.language, 'user:' || u.id, u.id, u.id,
  'Draft ' || n, u.country_code, 'USD', u.created_at, u.created_at, u.created_at
from generate_series(1, current_setting('bench.size')::bigint / 20) n
join users u on u.id = 'usr_' || substr(md5('u' || n), 1, 20);

insert into application_numbers (fund_type, year, last)
select fund_type, extract(year from submitted_at), max(right(application_number, 6)::int)
from applications where submitted_at is not null group by 1, 2
on conflict (fund_type, year) do update set last = excluded.last;
