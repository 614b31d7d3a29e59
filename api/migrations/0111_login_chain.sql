-- Sign-ins are chained like the log of changes: each row holds the hash of the one before it. The key is
-- not in the database, so rows that are here already are sealed by the start that applies this, which
-- then also forbids rows without a seal.
alter table login_history add column seq bigint, add column prev_hash text, add column hash text;
create unique index login_history_by_seq on login_history (seq);

create trigger login_history_append_only before update or delete or truncate on login_history
  for each statement execute function refuse_change();
