-- Countries and cities, the funds with their ledger, and what each fund asks of whoever applies.

create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  code3 text not null unique,
  name text not null,
  names jsonb not null,
  dial_code text not null,
  currency text not null,
  is_au_member boolean not null,
  afcfta_status text check (afcfta_status in ('STATE_PARTY', 'SIGNATORY', 'NON_SIGNATORY')),
  ratification_deposited_on date,
  is_ldc boolean not null,
  is_g6 boolean not null,
  recs jsonb not null,
  is_enabled boolean not null default true,
  as_of date not null,
  check (is_au_member = (afcfta_status is not null))
);

create table cities (
  id text primary key,
  name text not null,
  country_code text not null references countries (code),
  region text,
  is_capital boolean not null,
  unique (country_code, name)
);

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
  -- Days after the date of a return until the application ends by itself.
  return_grace_days integer not null default 14 check (return_grace_days between 1 and 180),
  -- A movement of money above it is proposed by one person and decided by another.
  second_person_above numeric(20, 2) check (second_person_above >= 0),
  -- A reviewer hears the others once the own recommendation is in.
  blind_review boolean not null default true,
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
  attachment_file_key text constraint fund_history_attachment references files (file_key),
  changes jsonb not null default '[]',
  created_by text references users (id),
  approved_by text references users (id),
  created_at timestamptz not null default now(),
  -- A mistake is put right by a second row that names the first; a row is reversed once.
  reverses_id text unique references fund_history (id),
  check (case process
    when 'CONTRIBUTION' then amount > 0
    when 'REPAYMENT' then amount > 0
    when 'COMMITMENT' then amount > 0 and application_id is not null
    when 'DISBURSEMENT' then amount < 0
    when 'RELEASE' then amount < 0 and application_id is not null
    when 'ADJUSTMENT' then amount <> 0
    else amount = 0 end),
  constraint fund_history_reversal_is_an_adjustment check (reverses_id is null or process = 'ADJUSTMENT'),
  -- Where two persons are named they are two.
  constraint fund_history_two_persons check (approved_by <> created_by)
);

create index fund_history_by_fund on fund_history (fund_id, created_at desc, seq desc);
create index fund_history_by_process on fund_history (fund_id, process, created_at desc, seq desc);
create index fund_history_by_amount on fund_history (fund_id, amount, seq);
create index fund_history_by_application on fund_history (application_id) where application_id is not null;
create index fund_history_by_attachment on fund_history (attachment_file_key) where attachment_file_key is not null;

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

-- What one person may only propose and another decides: a manager's change of a fund, and a movement of money above
-- the fund's limit. That nobody decides on an own proposal is a rule of the table.
create table fund_proposals (
  id text primary key,
  fund_id text not null references funds (id),
  kind text not null check (kind in ('BALANCE', 'DETAILS')),
  -- The request as it was made; it is carried out when it is approved.
  change jsonb not null,
  -- Field, old and new, as the proposer saw them.
  changes jsonb not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  proposed_by text not null references users (id),
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_by text references users (id),
  decided_at timestamptz,
  note text,
  check (decided_by <> proposed_by),
  check ((state in ('APPROVED', 'REJECTED')) = (decided_by is not null)),
  check ((state = 'PENDING') = (decided_at is null))
);
create index fund_proposals_by_state on fund_proposals (state, proposed_at desc, id desc);
create index fund_proposals_pending on fund_proposals (expires_at) where state = 'PENDING';

create function guard_fund_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal stays' using errcode = 'restrict_violation';
  end if;
  if old.state <> 'PENDING' then
    raise exception 'a proposal is decided once' using errcode = 'check_violation';
  end if;
  if (new.fund_id, new.kind, new.change, new.changes, new.proposed_by, new.proposed_at)
      is distinct from (old.fund_id, old.kind, old.change, old.changes, old.proposed_by, old.proposed_at) then
    raise exception 'a proposal does not change, it is withdrawn' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger fund_proposals_guard before update or delete on fund_proposals
  for each row execute function guard_fund_proposal();

-- What each fund asks of whoever applies. A change is a new row with the next version of the fund's rules, so
-- every result can be read against the rules it was made by; the newest row of a rule is in force.
create table eligibility_rules (
  fund_id text not null references funds (id),
  rule text not null check (rule ~ '^[a-z][A-Za-z]{0,60}$'),
  version integer not null check (version >= 1),
  is_asked boolean not null,
  question jsonb not null check (length(question ->> 'en') > 0),
  advice jsonb not null check (length(advice ->> 'en') > 0),
  -- percent (of the project cost), years and yearsSme (of accounts): whole or decimal numbers
  thresholds jsonb not null default '{}' check (jsonb_typeof(thresholds) = 'object'),
  created_by text references users (id),
  created_at timestamptz not null default now(),
  primary key (fund_id, rule, version)
);
create trigger eligibility_rules_append_only before update or delete or truncate on eligibility_rules
  for each statement execute function refuse_change();

create view eligibility_in_force as
  select fund_id, max(version) as version,
    array_agg(rule) filter (where is_asked) as asked,
    max((thresholds ->> 'years')::integer) as years,
    max((thresholds ->> 'yearsSme')::integer) as years_sme
  from (
    select distinct on (fund_id, rule) fund_id, rule, version, is_asked, thresholds
    from eligibility_rules order by fund_id, rule, version desc
  ) newest
  group by fund_id;

-- The least own contribution is a setting of the fund and a threshold of a rule: one cannot move without the other.
create function note_own_contribution() returns trigger language plpgsql as $$
begin
  insert into eligibility_rules (fund_id, rule, version, is_asked, question, advice, thresholds)
  select fund_id, rule, (select max(version) + 1 from eligibility_rules where fund_id = new.id), is_asked, question,
    advice, jsonb_strip_nulls(jsonb_build_object('percent', new.min_own_contribution_percent))
  from eligibility_rules where fund_id = new.id and rule = 'ownContribution'
  order by version desc limit 1;
  return null;
end $$;
create trigger funds_note_own_contribution after update of min_own_contribution_percent on funds for each row
  when (old.min_own_contribution_percent is distinct from new.min_own_contribution_percent)
  execute function note_own_contribution();
