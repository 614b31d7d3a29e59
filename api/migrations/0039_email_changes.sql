-- A new address counts once both it and the present one have said yes.
create table email_changes (
  id text primary key,
  user_id text not null references users (id),
  new_email text not null check (new_email = lower(new_email)),
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Taken up, or made void by a later one.
  used_at timestamptz
);
create index email_changes_open on email_changes (user_id) where used_at is null;

-- Who registers learns nothing from how long the mail takes to write.
alter table mail_requests drop constraint mail_requests_kind_check;
alter table mail_requests add constraint mail_requests_kind_check
  check (kind in ('RESET_PASSWORD', 'CONFIRM_EMAIL', 'REGISTER'));
