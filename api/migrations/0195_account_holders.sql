-- Where the money of an approved application goes: the treasury account of a state, told by the applicant
-- after the approval and by nobody else.
create table account_holders (
  application_id text primary key references applications (id) on delete cascade,
  holder text not null check (btrim(holder) <> ''),
  bank text not null check (btrim(bank) <> ''),
  country_code text not null references countries (code),
  account text not null check (account ~ '^[A-Z0-9]{5,34}$'),
  bic text check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  row_version integer not null default 1,
  updated_by text not null references users (id),
  updated_at timestamptz not null default now()
);

create function account_holder_after_approval() returns trigger language plpgsql as $$
begin
  if not exists (select from applications
    where id = new.application_id and fund_type = 'BASE_FUND' and status = 'APPROVED') then
    raise exception 'only an approved application of a state has an account' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger account_holder_after_approval before insert or update on account_holders
  for each row execute function account_holder_after_approval();
