-- What one person may only propose and another decides: a manager's change of a fund, and a movement of money above
-- the fund's limit. That nobody decides on an own proposal is a rule of the table.

alter table funds add column second_person_above numeric(20, 2) check (second_person_above >= 0);

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
