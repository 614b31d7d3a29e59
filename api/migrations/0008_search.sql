-- Words that may stand anywhere in what is listed, found by their trigrams.
create extension if not exists pg_trgm;

create index applications_search on applications using gin (
  (lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' ' || coalesce(organisation_name, '')))
  gin_trgm_ops) where submitted_at is not null;

-- A word that many have is met soon by whoever reads on and on; from the table itself that would be a page for each row
-- or two. In another order than any list, which has indexes of its own; with the day of sending, because a search gives its
-- ids newest first: without it each word was looked up among trigrams, 42 instead of 15 ms at a million.
create index applications_searched_whole on applications (application_number)
  include (id, project_title, organisation_name, submitted_at) where submitted_at is not null;

-- How common a text is, so that a rare one is looked up in the trigram index and a common one is met
-- while reading. The statistics of a partial index are not asked for this.
create statistics applications_searched on
  (lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' ' || coalesce(organisation_name, '')))
  from applications;

-- Ids of applications that hold a text, newest first, no more than so many: more than that is found faster by walking the
-- list. Planned for the very text each time, which a prepared statement is not. A name of two words is looked up by all
-- its trigrams, most of which a million others have (76 to 122 ms at a million); where one of its words is rare by itself,
-- which only a function that is not stable may ask the planner, that one is looked up and the rest compared with what it
-- found. Compared always, the text would look rarer than it is, and a common word be looked up instead of met.
create function find_applications(pattern text, most integer) returns setof text
  language plpgsql volatile parallel unsafe as $$
declare
  searched constant text := $e$lower(coalesce(application_number, '') || ' ' || coalesce(project_title, '') || ' '
    || coalesce(organisation_name, ''))$e$;
  part text := pattern;
  word text;
  plan json;
begin
  if strpos(pattern, ' ') > 0 then
    for word in
      select '%' || w || '%' from unnest(string_to_array(substr(pattern, 2, length(pattern) - 2), ' ')) w
      where length(w) >= 4 order by length(w) desc limit 3
    loop
      execute format('explain (format json) select from applications where submitted_at is not null and %s like %L', searched, word)
      into plan;
      if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8
        <= (select greatest(20, reltuples / 1000) from pg_class where oid = 'applications'::regclass) then
        part := word;
        exit;
      end if;
    end loop;
  end if;
  return query execute format($q$
    select id from (
      select id, submitted_at from applications
      where submitted_at is not null and %1$s like $1 %2$s
      limit $3
    ) found order by submitted_at desc, id desc$q$,
    searched, case when part <> pattern then format('and (%s like $2) is true', searched) end)
  using part, pattern, most;
end $$;

create index users_searched on users using gin (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) gin_trgm_ops);
create index audit_log_searched on audit_log using gin (
  lower(actor_name || ' ' || entity_type || ' ' || coalesce(entity_label, '') || ' ' || coalesce(entity_id, '')) gin_trgm_ops);
create index login_history_searched on login_history using gin (
  lower(device || ' ' || browser || ' ' || os || ' ' || ip) gin_trgm_ops);
create index contact_messages_searched on contact_messages using gin (
  lower(ticket_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' '
    || coalesce(application_number, '')) gin_trgm_ops);
create index fund_history_searched on fund_history using gin (
  lower(coalesce(reference, '') || ' ' || coalesce(note, '') || ' ' || coalesce(counterparty, '')) gin_trgm_ops);
create index interests_searched on interests using gin (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) gin_trgm_ops);
create index inbox_searched on inbox_items using gin (
  lower(ticket_number || ' ' || from_name || ' ' || subject || ' ' || excerpt) gin_trgm_ops);

-- The same of the other lists: ids of rows that hold a text, no more than so many.
create function find_text(list text, pattern text, most integer) returns setof text
  language plpgsql stable parallel safe as $$
begin
  return query execute case list
    when 'users' then $q$
      select id from users
      where lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) like $1 limit $2$q$
    when 'audit_log' then $q$
      select id from audit_log
      where lower(actor_name || ' ' || entity_type || ' ' || coalesce(entity_label, '') || ' ' || coalesce(entity_id, '')) like $1
      limit $2$q$
    when 'login_history' then $q$
      select id from (
        (select h.id from login_history h
        where lower(h.device || ' ' || h.browser || ' ' || h.os || ' ' || h.ip) like $1 limit $2)
        union
        (select h.id from (
            select u.id from users u
            where lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.organisation, '')) like $1
              and lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like $1 limit $2) u
          join login_history h on h.user_id = u.id limit $2)) either limit $2$q$
    when 'contact_messages' then $q$
      select id from contact_messages
      where lower(ticket_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' '
        || coalesce(application_number, '')) like $1 limit $2$q$
    when 'fund_history' then $q$
      select id from (
        (select h.id from fund_history h
        where lower(coalesce(h.reference, '') || ' ' || coalesce(h.note, '') || ' ' || coalesce(h.counterparty, '')) like $1 limit $2)
        union
        (select h.id from (
            select a.id from applications a
            where a.submitted_at is not null and lower(coalesce(a.application_number, '') || ' ' || coalesce(a.project_title, '')
                || ' ' || coalesce(a.organisation_name, '')) like $1
              and lower(a.application_number) like $1) a
          join fund_history h on h.application_id = a.id limit $2)) either limit $2$q$
    when 'interests' then $q$
      select id from interests
      where lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) like $1 limit $2$q$
    when 'inbox_items' then $q$
      select id from inbox_items
      where lower(ticket_number || ' ' || from_name || ' ' || subject || ' ' || excerpt) like $1 limit $2$q$
  end using pattern, most;
end $$;
