-- As many rows as applications; the hashes of both chains are filler, so these logs do not verify.
insert into audit_log (seq, id, at, actor_id, actor_name, actor_role, process, action, entity_type, entity_id, entity_label,
  changes, outcome, ip, user_agent, request_id, prev_hash, hash)
select b.n, 'log_' || substr(md5('l' || b.n), 1, 20), b.sent, a.applicant_user_id,
  a.applicant_first_name || ' ' || a.applicant_last_name, 'FUND_BENEFICIARY_USER', kind.process, kind.action, kind.entity,
  a.id, a.application_number, '[{"field": "status", "old": "DRAFT", "new": "SUBMITTED"}]',
  case when pg_temp.chance(b.n, 41) < 0.985 then 'OK' else 'DENIED' end, '192.0.2.' || b.n % 250, 'Mozilla/5.0 (X11; Linux x86_64)',
  md5('r' || b.n), md5(b.n::text) || md5('p' || b.n), md5(b.n::text) || md5('h' || b.n)
from bench_applications b join applications a on a.id = 'app_' || substr(md5('a' || b.n), 1, 20),
  lateral (select floor(100 * pg_temp.chance(b.n, 42))::int as dice) d,
  lateral (select case when dice < 45 then 'AUTH' when dice < 75 then 'APPLICATION' when dice < 92 then 'REVIEW'
      when dice < 97 then 'FILE' when dice < 99 then 'USER' else 'FUND' end as process,
    case when dice < 45 then 'SIGN_IN' when dice < 75 then 'SUBMIT' when dice < 92 then 'DECIDE'
      when dice < 97 then 'DOWNLOAD' else 'UPDATE' end as action,
    case when dice < 45 then 'user' when dice < 97 then 'application' when dice < 99 then 'user' else 'fund' end as entity) kind
order by b.n;

insert into login_history (id, user_id, at, outcome, method, ip, country_code, device, browser, os, seq, prev_hash, hash)
select 'lgn_' || substr(md5('i' || b.n), 1, 20), a.applicant_user_id, b.sent,
  case when pg_temp.chance(b.n, 51) < 0.9 then 'SUCCESS' when pg_temp.chance(b.n, 51) < 0.98 then 'WRONG_PASSWORD' else 'LOCKED' end,
  'PASSWORD', '192.0.2.' || b.n % 250, a.country_code, case when b.n % 3 = 0 then 'Desktop' else 'Mobile' end,
  (array['Chrome', 'Firefox', 'Safari'])[1 + (b.n % 3)::int], (array['Android', 'Windows', 'iOS', 'Linux'])[1 + (b.n % 4)::int],
  last.seq + b.n, md5('q' || b.n) || md5('p' || b.n), md5('q' || b.n) || md5('h' || b.n)
from bench_applications b join applications a on a.id = 'app_' || substr(md5('a' || b.n), 1, 20)
  cross join (select coalesce(max(seq), 0) as seq from login_history) last order by b.n;

insert into contact_messages (id, ticket_number, first_name, last_name, email, country_code, topic, subject, message, language, status, created_at)
select 'msg_' || substr(md5('m' || b.n), 1, 20), 'CM-' || to_char(b.sent, 'YYYY-') || to_char(b.n, 'FM0000000'),
  a.applicant_first_name, a.applicant_last_name, a.applicant_email, a.country_code,
  (array['GENERAL', 'APPLICATION', 'TECHNICAL', 'COMPLAINT', 'MEDIA', 'PARTNERSHIP'])[1 + floor(6 * pg_temp.chance(b.n, 61) ^ 2)::int],
  'Question about ' || a.application_number, repeat('How long does the review take? ', 8), a.language,
  case when b.sent < now() - interval '20 days' then (array['ANSWERED', 'CLOSED', 'SPAM'])[1 + floor(3 * pg_temp.chance(b.n, 62) ^ 2)::int]
    else 'NEW' end, b.sent
from bench_applications b join applications a on a.id = 'app_' || substr(md5('a' || b.n), 1, 20) where b.n % 10 = 0 order by b.n;
