insert into application_versions (application_id, version, answers, documents, applicant, eligibility, sha256, submitted_by, submitted_at)
select id, 1, '{}', '[]', jsonb_build_object('userId', applicant_user_id), '{}', md5(id) || md5(application_number),
  applicant_user_id, submitted_at
from applications where submitted_at is not null;

insert into application_events (id, application_id, at, action, from_status, to_status, version, actor_id, actor_role, is_public)
select 'evt_' || substr(md5(a.id || action), 1, 20), a.id, e.at, action, from_status, to_status, 1, a.applicant_user_id,
  'FUND_BENEFICIARY_USER', true
from applications a, lateral (values
  ('SUBMIT', 'DRAFT', 'SUBMITTED', a.submitted_at), ('START_REVIEW', 'SUBMITTED', 'UNDER_REVIEW', a.submitted_at + interval '2 days'),
  (a.status, 'UNDER_REVIEW', a.status, a.decided_at)) e(action, from_status, to_status, at)
where a.submitted_at is not null and e.at <= now()
order by e.at;

-- Two reviewers of sixty in turn; what was just sent has none yet.
insert into assignments (id, application_id, reviewer_id, assigned_at, due_at, state)
select 'asg_' || substr(md5(a.id || turn), 1, 20), a.id,
  'usr_staff' || to_char(101 + ((hashtextextended(a.id, 5) & 2147483647) + turn * 7) % 60, 'FM00000000000'),
  a.submitted_at + interval '1 day', a.submitted_at + interval '30 days',
  case when a.decided_at is not null or a.status in ('RECOMMENDED', 'NOT_RECOMMENDED') then 'SUBMITTED' else 'ACCEPTED' end
from applications a, generate_series(0, 1) turn
where a.submitted_at is not null and a.status not in ('WITHDRAWN', 'INELIGIBLE')
  and (a.status <> 'SUBMITTED' or a.submitted_at < now() - interval '60 days')
  and (turn = 0 or hashtextextended(a.id, 6) % 4 = 0);

insert into conflict_declarations (application_id, user_id, has_conflict, signed_at)
select application_id, reviewer_id, false, assigned_at from assignments;

insert into staff_decisions (id, application_id, version, review_round, decision, kind, by_user_id, by_role, at)
select 'dec_' || substr(md5(a.id), 1, 20), a.id, 1, 1, case a.status when 'APPROVED' then 'APPROVE' else 'REJECT' end, 'FINAL',
  'usr_staff' || to_char(1 + (hashtextextended(a.id, 7) & 7), 'FM00000000000'), 'FUND_MANAGER_USER', a.decided_at
from applications a where a.status in ('APPROVED', 'REJECTED') order by a.decided_at;

insert into staff_decisions (id, application_id, version, review_round, decision, kind, by_user_id, by_role, at, weighted_score)
select 'dec_' || substr(md5(s.id), 1, 20), s.application_id, 1, 1, case when score > 2.8 then 'APPROVE' else 'REJECT' end,
  'RECOMMENDATION', s.reviewer_id, 'FUND_REVIEWER_USER', s.assigned_at + interval '3 days', score
from assignments s, lateral (select round(1 + (hashtextextended(s.id, 8) & 1023) / 1023.0 * 4, 2) as score) d
where s.state = 'SUBMITTED' order by s.assigned_at;
