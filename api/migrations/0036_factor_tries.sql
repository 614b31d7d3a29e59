-- Every guess at a second factor, written before it is looked at and taken back when it was right.
-- What is left are the wrong ones; they lock the account whatever became of the request.
create table factor_tries (
  id text primary key,
  user_id text not null references users (id),
  at timestamptz not null default now()
);
create index factor_tries_by_user on factor_tries (user_id, at desc);

-- With an app or a passkey a code is mailed only when asked for.
alter table mfa_challenges alter column code_hash drop not null;
