-- Chance that is the same in every build: 0 <= chance < 1, independent for each salt.
create or replace function pg_temp.chance(n bigint, salt bigint) returns double precision
  language sql immutable parallel safe
  return (hashint8extended(n, salt) & 2147483647) / 2147483648.0;

-- Fifty-four countries of very different weight: a few send most.
create temp table bench_countries as
  select array_agg(code order by hashtext(code)) as codes from countries where is_au_member;

insert into users (id, email, email_verified_at, first_name, last_name, country_code, role, status, mfa_enabled,
  last_login_at, created_at, updated_at)
select 'usr_staff' || to_char(n, 'FM00000000000'), kind || n || '@bench.example', now() - interval '3 years',
  initcap(kind), 'Number ' || n, 'KE', role, 'ACTIVE', true, now(), now() - interval '3 years', now()
from (values ('manager', 'FUND_MANAGER_USER', 8), ('reviewer', 'FUND_REVIEWER_USER', 60)) kinds(kind, role, many),
  lateral generate_series(1, many) n0, lateral (select n0 + case kind when 'reviewer' then 100 else 0 end as n) numbered;

-- Six in ten applicants come back once.
insert into users (id, email, email_verified_at, first_name, last_name, phone, country_code, organisation, role, status,
  language, last_login_at, created_at, updated_at)
select 'usr_' || substr(md5('u' || n), 1, 20), 'person' || n || '@bench.example',
  case when pg_temp.chance(n, 1) < 0.93 then at + interval '20 minutes' end,
  (array['Amina', 'Kofi', 'Fatou', 'Tesfaye', 'Yasmine', 'Sipho', 'Grace', 'Omar'])[1 + (n % 8)::int],
  (array['Bello', 'Mensah', 'Ndiaye', 'Bekele', 'Benali', 'Nkosi', 'Banda', 'Moyo', 'Diallo'])[1 + (n % 9)::int] || ' ' || n,
  '+2547' || to_char(n % 100000000, 'FM00000000'), codes[1 + floor(54 * pg_temp.chance(n, 2) ^ 2.2)::int],
  'Enterprise ' || n, 'FUND_BENEFICIARY_USER', case when pg_temp.chance(n, 3) < 0.97 then 'ACTIVE' else 'DISABLED' end,
  (array['en', 'fr', 'pt', 'ar', 'es', 'sw'])[1 + floor(6 * pg_temp.chance(n, 4) ^ 1.8)::int], at, at, at
from generate_series(1, current_setting('bench.size')::bigint * 6 / 10) n, bench_countries,
  lateral (select now() - interval '3 years' * (1 - sqrt(n / (current_setting('bench.size')::float8 * 0.6))) - interval '3 days' as at) moment;
