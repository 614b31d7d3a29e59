-- Whoever writes to the Fund waits in one queue, by whatever way they wrote. A row for each thread, kept by
-- the statements that write the thread itself, so that the queue is read along one index and never
-- put together from three tables.
create sequence chat_ticket_number;

create table inbox_items (
  -- Of the contact message, the application whose applicant writes, or the live chat.
  id text primary key,
  kind text not null check (kind in ('CONTACT', 'APPLICATION', 'CHAT')),
  contact_message_id text unique references contact_messages (id) on delete cascade,
  application_id text unique references applications (id) on delete cascade,
  conversation_id text unique references chat_conversations (id) on delete cascade,
  -- Of the message, of the application, or counted for chats.
  ticket_number text not null unique,
  from_name text not null,
  subject text not null,
  -- How the last message of the thread begins; of a contact message the only one that is not ours.
  excerpt text not null,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  state text not null check (state in ('NEW', 'OPEN', 'ANSWERED', 'CLOSED')),
  -- Kept here for the thread of an application, which has no row elsewhere; copied for the others.
  assigned_to text references users (id),
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- Since when somebody waits for a reply.
  waiting_since timestamptz,
  -- The first message of whoever is not the Fund, and the first reply to it.
  asked_at timestamptz,
  first_reply_at timestamptz,
  row_version integer not null default 1,
  check ((kind = 'CONTACT') = (contact_message_id is not null)),
  check ((kind = 'APPLICATION') = (application_id is not null)),
  check ((kind = 'CHAT') = (conversation_id is not null)),
  check (id = coalesce(contact_message_id, application_id, conversation_id)),
  check ((waiting_since is not null) = (state in ('NEW', 'OPEN'))),
  check (first_reply_at is null or asked_at is not null)
);

-- One index for each way in which the queue is walked; what waits is few among all that was ever answered.
create index inbox_by_activity on inbox_items (last_at desc, id desc);
create index inbox_by_kind on inbox_items (kind, last_at desc, id desc);
create index inbox_by_state on inbox_items (state, last_at desc, id desc);
create index inbox_by_language on inbox_items (language, last_at desc, id desc);
create index inbox_by_assignee on inbox_items (assigned_to, last_at desc, id desc) where assigned_to is not null;
create index inbox_waiting on inbox_items (waiting_since, id) include (kind, state) where waiting_since is not null;
create index inbox_asked_about_applications on inbox_items (asked_at)
  where kind = 'APPLICATION' and first_reply_at is not null;
create index inbox_searched on inbox_items using gin (
  lower(ticket_number || ' ' || from_name || ' ' || subject || ' ' || excerpt) gin_trgm_ops);

create function inbox_excerpt(words text) returns text language sql immutable as $$
  select left(regexp_replace(btrim(words), '\s+', ' ', 'g'), 160)
$$;

-- A contact message says itself where it stands. Spam waits for nobody.
create function inbox_contact_message() returns trigger language plpgsql as $$
begin
  if new.status = 'SPAM' then
    delete from inbox_items where contact_message_id = new.id;
    return null;
  end if;
  insert into inbox_items as i (id, kind, contact_message_id, ticket_number, from_name, subject, excerpt, language, state,
    assigned_to, created_at, last_at, waiting_since, asked_at, first_reply_at)
  values (new.id, 'CONTACT', new.id, new.ticket_number, btrim(new.first_name || ' ' || new.last_name), new.subject,
    inbox_excerpt(new.message), new.language, new.status, new.assigned_to, new.created_at,
    coalesce((select max(r.sent_at) from contact_replies r where r.contact_us_id = new.id), new.first_reply_at, new.created_at),
    case when new.status in ('NEW', 'OPEN') then new.created_at end, new.created_at, new.first_reply_at)
  on conflict (id) do update set state = excluded.state, assigned_to = excluded.assigned_to,
    created_at = excluded.created_at, asked_at = excluded.asked_at, last_at = excluded.last_at,
    waiting_since = excluded.waiting_since, first_reply_at = excluded.first_reply_at, row_version = i.row_version + 1;
  return null;
end $$;

create trigger inbox_contact_message
  after insert or update of status, assigned_to, created_at, first_reply_at, row_version on contact_messages
  for each row execute function inbox_contact_message();

-- Two who write at once add to what the other left: nothing here is computed from an older look.
create function inbox_application_message() returns trigger language plpgsql as $$
declare
  is_asking boolean := new.from_side = 'APPLICANT';
begin
  insert into inbox_items as i (id, kind, application_id, ticket_number, from_name, subject, excerpt, language, state,
    assigned_to, created_at, last_at, waiting_since, asked_at)
  select a.id, 'APPLICATION', a.id, coalesce(a.application_number, a.id),
    coalesce(nullif(btrim(concat_ws(' ', a.applicant_first_name, a.applicant_last_name)), ''), a.organisation_name, ''),
    coalesce(a.project_title, ''), inbox_excerpt(new.text), a.language,
    case when is_asking then 'NEW' else 'ANSWERED' end, case when is_asking then null else new.author_id end,
    new.at, new.at, case when is_asking then new.at end, case when is_asking then new.at end
  from applications a where a.id = new.application_id
  on conflict (id) do update set
    from_name = excluded.from_name, subject = excluded.subject, excerpt = excluded.excerpt, language = excluded.language,
    state = case when not is_asking then 'ANSWERED'
      when i.first_reply_at is null and i.assigned_to is null then 'NEW' else 'OPEN' end,
    assigned_to = coalesce(i.assigned_to, excluded.assigned_to),
    last_at = greatest(i.last_at, new.at),
    waiting_since = case when is_asking then coalesce(i.waiting_since, new.at) end,
    asked_at = coalesce(i.asked_at, excluded.asked_at),
    first_reply_at = coalesce(i.first_reply_at, case when not is_asking and i.asked_at is not null then new.at end),
    row_version = i.row_version + 1;
  return null;
end $$;

create trigger inbox_application_message after insert on application_messages
  for each row execute function inbox_application_message();

-- A chat that became a contact message waits as that one.
create function inbox_conversation() returns trigger language plpgsql as $$
begin
  if new.contact_message_id is not null then
    delete from inbox_items where conversation_id = new.id;
    return null;
  end if;
  insert into inbox_items as i (id, kind, conversation_id, ticket_number, from_name, subject, excerpt, language, state,
    assigned_to, created_at, last_at, waiting_since, asked_at)
  values (new.id, 'CHAT', new.id,
    to_char(new.started_at, '"LC-"YYYY-') || lpad(nextval('chat_ticket_number')::text, 6, '0'), new.visitor_name, '', '',
    new.language, case new.status when 'WAITING' then 'NEW' when 'ACTIVE' then 'OPEN' else 'CLOSED' end, new.agent_id,
    new.started_at, new.last_message_at, case when new.status <> 'CLOSED' then new.started_at end, new.started_at)
  on conflict (id) do nothing;
  if tg_op = 'UPDATE' then
    update inbox_items i set
      state = case new.status when 'WAITING' then 'NEW' when 'CLOSED' then 'CLOSED'
        else case when i.waiting_since is null then 'ANSWERED' else 'OPEN' end end,
      waiting_since = case new.status when 'WAITING' then coalesce(i.waiting_since, now())
        when 'ACTIVE' then i.waiting_since end,
      assigned_to = new.agent_id, row_version = i.row_version + 1
    where conversation_id = new.id;
  end if;
  return null;
end $$;

create trigger inbox_conversation after insert or update of status, agent_id, contact_message_id on chat_conversations
  for each row execute function inbox_conversation();

create function inbox_chat_message() returns trigger language plpgsql as $$
begin
  update inbox_items i set
    subject = case when i.subject = '' and new.source = 'VISITOR' then inbox_excerpt(new.text) else i.subject end,
    excerpt = case when new.text = '' then i.excerpt else inbox_excerpt(new.text) end,
    last_at = greatest(i.last_at, new.at),
    state = case when i.state = 'CLOSED' then i.state when new.source = 'AGENT' then 'ANSWERED'
      when i.state = 'NEW' then 'NEW' else 'OPEN' end,
    waiting_since = case when i.state <> 'CLOSED' and new.source = 'VISITOR' then coalesce(i.waiting_since, new.at) end,
    first_reply_at = coalesce(i.first_reply_at, case when new.source = 'AGENT' then new.at end),
    row_version = i.row_version + 1
  where conversation_id = new.conversation_id;
  return null;
end $$;

create trigger inbox_chat_message after insert on chat_messages
  for each row when (new.source <> 'SYSTEM') execute function inbox_chat_message();

-- What was written before this table was: each thread as its own rows tell it.
insert into inbox_items (id, kind, contact_message_id, ticket_number, from_name, subject, excerpt, language, state,
  assigned_to, created_at, last_at, waiting_since, asked_at, first_reply_at)
select m.id, 'CONTACT', m.id, m.ticket_number, btrim(m.first_name || ' ' || m.last_name), m.subject,
  inbox_excerpt(m.message), m.language, m.status, m.assigned_to, m.created_at,
  coalesce((select max(r.sent_at) from contact_replies r where r.contact_us_id = m.id), m.first_reply_at, m.created_at),
  case when m.status in ('NEW', 'OPEN') then m.created_at end, m.created_at, m.first_reply_at
from contact_messages m where m.status <> 'SPAM';

insert into inbox_items (id, kind, application_id, ticket_number, from_name, subject, excerpt, language, state,
  assigned_to, created_at, last_at, waiting_since, asked_at, first_reply_at)
select a.id, 'APPLICATION', a.id, coalesce(a.application_number, a.id),
  coalesce(nullif(btrim(concat_ws(' ', a.applicant_first_name, a.applicant_last_name)), ''), a.organisation_name, ''),
  coalesce(a.project_title, ''), inbox_excerpt(t.last_text), a.language,
  case when t.waiting_since is null then 'ANSWERED' when t.first_reply_at is null and t.answered_by is null then 'NEW'
    else 'OPEN' end,
  t.answered_by, t.created_at, t.last_at, t.waiting_since, t.asked_at, t.first_reply_at
from applications a cross join lateral (
  select min(m.at) as created_at, max(m.at) as last_at,
    (array_agg(m.text order by m.at desc, m.id desc))[1] as last_text,
    (array_agg(m.author_id order by m.at) filter (where m.from_side = 'FUND'))[1] as answered_by,
    min(m.at) filter (where m.from_side = 'APPLICANT' and m.at > coalesce(f.last_at, '-infinity')) as waiting_since,
    min(m.at) filter (where m.from_side = 'APPLICANT') as asked_at,
    min(m.at) filter (where m.from_side = 'FUND' and m.at > f.asked_at) as first_reply_at
  from application_messages m cross join (
    select max(o.at) filter (where o.from_side = 'FUND') as last_at, min(o.at) filter (where o.from_side = 'APPLICANT') as asked_at
    from application_messages o where o.application_id = a.id) f
  where m.application_id = a.id) t
where t.created_at is not null;

insert into inbox_items (id, kind, conversation_id, ticket_number, from_name, subject, excerpt, language, state,
  assigned_to, created_at, last_at, waiting_since, asked_at, first_reply_at)
select c.id, 'CHAT', c.id, to_char(c.started_at, '"LC-"YYYY-') || lpad(nextval('chat_ticket_number')::text, 6, '0'),
  c.visitor_name, inbox_excerpt(coalesce(t.first_text, '')), inbox_excerpt(coalesce(t.last_text, '')), c.language,
  case when c.status = 'CLOSED' then 'CLOSED' when c.status = 'WAITING' then 'NEW'
    when t.waiting_since is null then 'ANSWERED' else 'OPEN' end,
  c.agent_id, c.started_at, coalesce(t.last_at, c.started_at),
  case c.status when 'WAITING' then coalesce(t.waiting_since, c.started_at) when 'ACTIVE' then t.waiting_since end,
  c.started_at, t.first_reply_at
from (select * from chat_conversations where contact_message_id is null order by started_at, id) c cross join lateral (
  select (array_agg(m.text order by m.seq) filter (where m.source = 'VISITOR' and m.text <> ''))[1] as first_text,
    (array_agg(m.text order by m.seq desc) filter (where m.text <> ''))[1] as last_text,
    max(m.at) as last_at, min(m.at) filter (where m.source = 'AGENT') as first_reply_at,
    min(m.at) filter (where m.source = 'VISITOR' and m.seq > coalesce(f.last_seq, 0)) as waiting_since
  from chat_messages m cross join (
    select max(o.seq) as last_seq from chat_messages o where o.conversation_id = c.id and o.source = 'AGENT') f
  where m.conversation_id = c.id and m.source <> 'SYSTEM') t;

-- As before, and for the queue.
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
    when 'inbox_items' then $q$
      select id from inbox_items
      where lower(ticket_number || ' ' || from_name || ' ' || subject || ' ' || excerpt) like $1 limit $2$q$
  end using pattern, most;
end $$;
