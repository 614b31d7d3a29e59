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
