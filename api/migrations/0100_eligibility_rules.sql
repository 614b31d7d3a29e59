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
