-- Staff read who is interested and note whom they wrote to; two who note at once do not undo each other.
alter table interests add column row_version integer not null default 1;
create index interests_by_status on interests (status, created_at desc, id desc);
create index interests_searched on interests using gin (
  lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(organisation, '')) gin_trgm_ops);

-- As before, and for interests.
create or replace function find_text(list text, pattern text, most integer) returns setof text
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
