-- What waits longest is the first row of an index that holds nothing else.
drop index applications_waiting;
create index applications_to_decide on applications (status, updated_at) include (fund_id, country_code, sector)
  where submitted_at is not null and status in ('RECOMMENDED', 'NOT_RECOMMENDED');
create index applications_without_reviewer on applications (status, updated_at) include (fund_id, country_code, sector)
  where submitted_at is not null and not has_reviewer and status in ('SUBMITTED', 'RESUBMITTED', 'UNDER_REVIEW');

drop index applications_overdue;
create index applications_overdue on applications (due_at) include (fund_id, country_code, sector, updated_at)
  where submitted_at is not null and status = 'RETURNED';

-- Logs are searched by words that may stand anywhere in them, and read by outcome and by action.
create index audit_log_by_time_and_seq on audit_log (at desc, seq desc);
drop index audit_log_by_time;
create index audit_log_by_process_time on audit_log (process, at desc, seq desc);
create index audit_log_by_outcome on audit_log (at desc, seq desc) where outcome <> 'OK';
create index login_history_by_outcome on login_history (outcome, at desc, id desc);
