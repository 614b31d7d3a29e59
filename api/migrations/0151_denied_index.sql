-- What was denied is also counted by what it is filtered by, without fetching each entry.
drop index audit_log_by_outcome;
create index audit_log_by_outcome on audit_log (at desc, seq desc) include (outcome, process, action) where outcome <> 'OK';
