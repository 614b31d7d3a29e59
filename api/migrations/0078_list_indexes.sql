-- One index for each way in which accounts, logs, messages and ledgers are listed; see the note in
-- 0041. What is listed by its time goes on by id or by its place in the chain.
create index users_by_time on users (created_at desc, id desc) include (role, status, country_code);
create index users_staff on users (created_at desc, id desc) where role <> 'FUND_BENEFICIARY_USER';
create index users_chat_agents on users (created_at desc, id desc) where is_chat_agent;
create index users_by_status on users (status, created_at desc, id desc) include (role);
create index users_by_country on users (country_code, created_at desc, id desc) include (role, status);
create index users_by_last_sign_in on users (last_login_at desc nulls last, id desc) include (role);
create index users_by_name on users (last_name, id) include (role);

drop index audit_log_by_actor;
create index audit_log_by_actor on audit_log (actor_id, at desc, seq desc);
drop index audit_log_by_process; -- by process and time is there
create index audit_log_by_action on audit_log (action, at desc, seq desc);

create index contact_messages_by_topic on contact_messages (topic, created_at desc, id desc);
create index contact_messages_by_country on contact_messages (country_code, created_at desc, id desc);

create index fund_history_by_process on fund_history (fund_id, process, created_at desc, seq desc);
create index fund_history_by_amount on fund_history (fund_id, amount, seq);

-- Words that may stand anywhere.
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

-- Ids of rows that hold a text, no more than so many: more than that is found faster by walking the
-- list. Planned for the very text each time, which a prepared statement is not.
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
  end using pattern, most;
end $$;
