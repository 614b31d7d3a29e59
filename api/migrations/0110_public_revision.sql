-- One number that moves with everything that public pages show, so that what was rendered from it can be
-- kept until it moves. A row instead of a sequence: its new number becomes visible together with the change
-- and never before it.
create table public_revision (
  one boolean primary key default true check (one),
  revision bigint not null,
  changed_at timestamptz not null
);
insert into public_revision (revision, changed_at) values (1, now());

create function move_public_revision() returns trigger language plpgsql as $$
begin
  update public_revision set revision = revision + 1, changed_at = now();
  return null;
end $$;

create trigger content_texts_are_public after insert or update or delete or truncate on content_texts
  for each statement execute function move_public_revision();
create trigger partners_are_public after insert or update or delete or truncate on partners
  for each statement execute function move_public_revision();
create trigger contacts_are_public after insert or update or delete or truncate on contacts
  for each statement execute function move_public_revision();
create trigger public_files_are_public after insert or update or delete or truncate on public_files
  for each statement execute function move_public_revision();
create trigger eligibility_rules_are_public after insert on eligibility_rules
  for each statement execute function move_public_revision();

-- Votes on an answer and sums of a fund move all the time; no page is rendered anew for them.
create trigger faqs_are_public after insert or delete or truncate on faqs
  for each statement execute function move_public_revision();
create trigger changed_faqs_are_public
  after update of category, question, answer, "order", is_published on faqs
  for each statement execute function move_public_revision();
create trigger funds_are_public after insert or delete or truncate on funds
  for each statement execute function move_public_revision();
create trigger changed_funds_are_public
  after update of fund_type, title, description, eligibility_text, currency, status, opens_at, closes_at,
    min_amount, max_amount, min_own_contribution_percent on funds
  for each statement execute function move_public_revision();
