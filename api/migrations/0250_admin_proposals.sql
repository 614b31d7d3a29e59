-- A further Admin is invited by one Admin and approved by another, as changes of funds are.

create table admin_proposals (
  id text primary key,
  email text not null,
  -- Names, country, phone and language of the invitation as they were typed.
  person jsonb not null,
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
create unique index admin_proposals_pending on admin_proposals (email) where state = 'PENDING';

create function guard_admin_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal stays' using errcode = 'restrict_violation';
  end if;
  if old.state <> 'PENDING' then
    raise exception 'a proposal is decided once' using errcode = 'check_violation';
  end if;
  if (new.email, new.person, new.proposed_by, new.proposed_at)
      is distinct from (old.email, old.person, old.proposed_by, old.proposed_at) then
    raise exception 'a proposal does not change, it is withdrawn' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger admin_proposals_guard before update or delete on admin_proposals
  for each row execute function guard_admin_proposal();
