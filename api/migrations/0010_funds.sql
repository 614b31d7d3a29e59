create table funds (
  id text primary key,
  fund_type text not null check (fund_type in ('BASE_FUND', 'CREDIT_FUND')),
  title jsonb not null,
  description jsonb not null,
  eligibility_text jsonb not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  balance numeric(20, 2) not null default 0 check (balance >= 0),
  committed numeric(20, 2) not null default 0 check (committed >= 0),
  status text not null check (status in ('OPEN', 'PAUSED', 'CLOSED')),
  opens_at timestamptz,
  closes_at timestamptz,
  min_amount numeric(20, 2) check (min_amount >= 0),
  max_amount numeric(20, 2) check (max_amount >= min_amount),
  min_own_contribution_percent numeric(5, 2) check (min_own_contribution_percent between 0 and 100),
  decision_mode text not null default 'TWO_STEP' check (decision_mode in ('SINGLE_STEP', 'TWO_STEP')),
  assignment_mode text not null default 'OPEN' check (assignment_mode in ('OPEN', 'ASSIGNED')),
  required_reviewers integer not null default 1 check (required_reviewers between 1 and 9),
  second_sign_off_above numeric(20, 2) check (second_sign_off_above >= 0),
  return_days integer not null default 14 check (return_days between 1 and 180),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  row_version integer not null default 1,
  check (closes_at > opens_at)
);

-- The ledger and the changes of details. Balance and committed are nothing but the sums of its rows:
-- inserting here is the only way to move them.
create table fund_history (
  seq bigint generated always as identity primary key,
  id text not null unique,
  fund_id text not null references funds (id),
  process text not null check (process in (
    'CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT', 'COMMITMENT', 'RELEASE', 'DETAILS_UPDATE')),
  amount numeric(20, 2) not null default 0,
  balance_before numeric(20, 2) not null,
  balance_after numeric(20, 2) not null,
  committed_before numeric(20, 2) not null,
  committed_after numeric(20, 2) not null,
  currency text not null,
  counterparty text,
  application_id text,
  reference text,
  note text,
  attachment_file_key text,
  changes jsonb not null default '[]',
  created_by text references users (id),
  approved_by text references users (id),
  created_at timestamptz not null default now(),
  check (case process
    when 'CONTRIBUTION' then amount > 0
    when 'REPAYMENT' then amount > 0
    when 'COMMITMENT' then amount > 0 and application_id is not null
    when 'DISBURSEMENT' then amount < 0
    when 'RELEASE' then amount < 0 and application_id is not null
    when 'ADJUSTMENT' then amount <> 0
    else amount = 0 end)
);
create index fund_history_by_fund on fund_history (fund_id, created_at desc, seq desc);
create index fund_history_by_application on fund_history (application_id) where application_id is not null;

create function post_fund_row() returns trigger language plpgsql as $$
declare
  fund funds%rowtype;
begin
  select * into strict fund from funds where id = new.fund_id for update;
  new.currency := fund.currency;
  new.balance_before := fund.balance;
  new.committed_before := fund.committed;
  new.balance_after := fund.balance
    + case when new.process in ('CONTRIBUTION', 'DISBURSEMENT', 'REPAYMENT', 'ADJUSTMENT') then new.amount else 0 end;
  new.committed_after := fund.committed
    + case when new.process in ('COMMITMENT', 'RELEASE') then new.amount else 0 end;
  if new.process <> 'DETAILS_UPDATE' then
    update funds set balance = new.balance_after, committed = new.committed_after,
      updated_at = now(), row_version = row_version + 1
    where id = fund.id;
  end if;
  return new;
end $$;
create trigger fund_history_post before insert on fund_history for each row execute function post_fund_row();
create trigger fund_history_append_only before update or delete or truncate on fund_history
  for each statement execute function refuse_change();

create function guard_fund_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.committed <> 0 then
      raise exception 'a fund begins empty: its history fills it' using errcode = 'check_violation';
    end if;
  elsif (new.balance, new.committed) is distinct from (old.balance, old.committed) and pg_trigger_depth() < 2 then
    -- depth 2: the update comes from a new row of the history
    raise exception 'balance and committed move by rows of fund_history only' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger funds_guard_sums before insert or update on funds for each row execute function guard_fund_sums();
