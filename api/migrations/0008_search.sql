-- Words that may stand anywhere in what is listed, found by their trigrams.
create extension if not exists pg_trgm;

-- What is searched and what is searched for, in one form: case, accents and their way of encoding, the several forms
-- of an Arabic letter, Arabic digits, curly apostrophes and marks that nobody sees make no difference. A function of its
-- own cost: as dear as the language makes it by default, the planner would leave the indexes.
create function fold_text(words text) returns text
  language plpgsql immutable strict parallel safe cost 5 as $$
declare
  folded text := lower(words);
begin
  -- The letters are exchanged last and only where some are left that need it: it is the dearest step.
  if octet_length(folded) > length(folded) then
    folded := regexp_replace(lower(normalize(words, NFKD)),
      '[\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g');
  end if;
  if octet_length(folded) = length(folded) then
    return folded;
  end if;
  return translate(folded,
    'ىةٱکی٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹’‘ʼ‐‑–—øđłıɓɗɖƙɛɔŋƒɣʋƴ',
    'يهاكي01234567890123456789''''''----odlibddkeonfgvy');
end $$;

create index applications_search on applications using gin (
  (fold_text(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' ' || coalesce(organisation_name, '')))
  gin_trgm_ops) where submitted_at is not null;

-- How common a text is, so that a rare one is looked up in the trigram index and a common one in
-- the table. The statistics of a partial index are not asked for this.
create statistics applications_searched on
  (fold_text(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' ' || coalesce(organisation_name, '')))
  from applications;

-- Who applies, apart from the rest: a reviewer's search must not tell names. Not under the condition of the queue, or
-- its lists would take this index for a short way to all that was sent.
create index applications_search_people on applications using gin (
  (fold_text(coalesce(applicant_first_name, '') || ' ' || coalesce(applicant_last_name, '') || ' ' || applicant_email))
  gin_trgm_ops) where applicant_email is not null;
create statistics applications_searched_people on
  (fold_text(coalesce(applicant_first_name, '') || ' ' || coalesce(applicant_last_name, '') || ' ' || applicant_email))
  from applications;

create index users_searched on users using gin (
  fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) gin_trgm_ops);
create index audit_log_searched on audit_log using gin (
  fold_text(actor_name || ' ' || entity_type || ' ' || coalesce(entity_label, '') || ' ' || coalesce(entity_id, '')) gin_trgm_ops);
create index login_history_searched on login_history using gin (
  fold_text(device || ' ' || browser || ' ' || os || ' ' || ip) gin_trgm_ops);
create index contact_messages_searched on contact_messages using gin (
  fold_text(ticket_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' '
    || coalesce(application_number, '')) gin_trgm_ops);
create index fund_history_searched on fund_history using gin (
  fold_text(coalesce(reference, '') || ' ' || coalesce(note, '') || ' ' || coalesce(counterparty, '')) gin_trgm_ops);
create index interests_searched on interests using gin (
  fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) gin_trgm_ops);
create index inbox_searched on inbox_items using gin (
  fold_text(ticket_number || ' ' || from_name || ' ' || subject || ' ' || excerpt) gin_trgm_ops);

-- Ids of a list's rows that hold a text, no more than so many: more than that is found faster by walking the list.
-- Planned for the very text each time, which a prepared statement is not.
create function find_text(list text, pattern text, max_rows integer) returns setof text
  language plpgsql stable parallel safe as $$
begin
  return query execute case list
    when 'applications' then $q$
      select id from applications
      where submitted_at is not null and fold_text(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' '
        || coalesce(organisation_name, '')) like $1 limit $2$q$
    when 'applications_and_people' then $q$
      select id from (
        (select id from applications
        where submitted_at is not null and fold_text(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' '
          || coalesce(organisation_name, '')) like $1 limit $2)
        union
        (select id from applications
        where submitted_at is not null and fold_text(coalesce(applicant_first_name, '') || ' ' || coalesce(applicant_last_name, '')
          || ' ' || applicant_email) like $1 limit $2)) either limit $2$q$
    when 'users' then $q$
      select id from users
      where fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) like $1 limit $2$q$
    when 'audit_log' then $q$
      select id from audit_log
      where fold_text(actor_name || ' ' || entity_type || ' ' || coalesce(entity_label, '') || ' ' || coalesce(entity_id, '')) like $1
      limit $2$q$
    when 'login_history' then $q$
      select id from (
        (select h.id from login_history h
        where fold_text(h.device || ' ' || h.browser || ' ' || h.os || ' ' || h.ip) like $1 limit $2)
        union
        (select h.id from (
            select u.id from users u
            where fold_text(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.organisation, '')) like $1
              and fold_text(u.first_name || ' ' || u.last_name || ' ' || u.email) like $1 limit $2) u
          join login_history h on h.user_id = u.id limit $2)) either limit $2$q$
    when 'contact_messages' then $q$
      select id from contact_messages
      where fold_text(ticket_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' '
        || coalesce(application_number, '')) like $1 limit $2$q$
    when 'fund_history' then $q$
      select id from (
        (select h.id from fund_history h
        where fold_text(coalesce(h.reference, '') || ' ' || coalesce(h.note, '') || ' ' || coalesce(h.counterparty, '')) like $1 limit $2)
        union
        (select h.id from (
            select a.id from applications a
            where a.submitted_at is not null and fold_text(coalesce(a.application_number, '') || ' ' || coalesce(a.project_title, '')
                || ' ' || coalesce(a.organisation_name, '')) like $1
              and fold_text(a.application_number) like $1) a
          join fund_history h on h.application_id = a.id limit $2)) either limit $2$q$
    when 'interests' then $q$
      select id from interests
      where fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) like $1 limit $2$q$
    when 'inbox_items' then $q$
      select id from inbox_items
      where fold_text(ticket_number || ' ' || from_name || ' ' || subject || ' ' || excerpt) like $1 limit $2$q$
  end using pattern, max_rows;
end $$;
