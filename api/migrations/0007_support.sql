-- Whoever writes to the Fund: contact messages, people who are interested, live chat, and one inbox for all of it.

create sequence contact_ticket_number;

create table contact_messages (
  id text primary key,
  ticket_number text not null unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  topic text not null check (topic in (
    'GENERAL', 'APPLICATION', 'TECHNICAL', 'COMPLAINT', 'MEDIA', 'PARTNERSHIP')),
  application_number text,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  status text not null default 'NEW' check (status in ('NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM')),
  assigned_to text references users (id),
  created_at timestamptz not null default now(),
  first_reply_at timestamptz,
  is_example boolean not null default false,
  row_version integer not null default 1,
  -- The agent who held the chat that this ticket comes from also reads it; kept here, because the chats of visitors are deleted.
  chat_agent_id text references users (id),
  -- A reported sign-in, which Admins alone read.
  admins_only boolean not null default false
);

create index contact_messages_by_time on contact_messages (created_at desc, id desc);
create index contact_messages_by_status on contact_messages (status, created_at desc, id desc);
create index contact_messages_by_topic on contact_messages (topic, created_at desc, id desc);
create index contact_messages_by_country on contact_messages (country_code, created_at desc, id desc);
create index contact_messages_of_chat_agent on contact_messages (chat_agent_id) where chat_agent_id is not null;
create index contact_messages_for_admins on contact_messages (id) where admins_only;

create table contact_replies (
  id text primary key,
  contact_us_id text not null references contact_messages (id),
  body text not null,
  by_user_id text not null references users (id),
  -- Null: an example that was never sent.
  outbox_id text references outbox (id),
  sent_at timestamptz not null default now()
);
create index contact_replies_by_message on contact_replies (contact_us_id, sent_at, id);

-- Files of a chat that became a contact message because nobody was there: they stay as long as the
-- message does, however long the chat itself is kept.
create table contact_message_files (
  file_key text primary key references files (file_key),
  contact_message_id text not null references contact_messages (id) on delete cascade,
  -- Not the time of the transaction: several come in one.
  added_at timestamptz not null default clock_timestamp()
);
create index contact_message_files_by_message on contact_message_files (contact_message_id);

create table interests (
  id text primary key,
  type text not null check (type in (
    'APPLY_BASE_FUND', 'APPLY_CREDIT_FUND', 'CONTRIBUTE', 'PARTNER', 'NEWS_UPDATES')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  organisation text,
  position text,
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  message text,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  consent boolean not null check (consent),
  status text not null default 'NEW' check (status in ('NEW', 'CONTACTED', 'CLOSED')),
  created_at timestamptz not null default now(),
  -- News go to an address only once its owner has said so with a mailed link.
  confirmation_hash bytea unique,
  confirmation_expires_at timestamptz,
  confirmed_at timestamptz constraint interests_news_confirmed check (confirmed_at is null or type = 'NEWS_UPDATES'),
  row_version integer not null default 1,
  -- Who noted that somebody was written to, and when; both empty while nobody did.
  status_by text references users (id),
  status_at timestamptz,
  -- The mail that thanked somebody, or asked for a confirmation: it holds their address, and goes with what they registered.
  outbox_id text references outbox (id),
  constraint interests_status_noted check ((status_by is null) = (status_at is null))
);

create index interests_by_time on interests (created_at desc, id desc);
create index interests_by_status on interests (status, created_at desc, id desc);

create table chat_conversations (
  id text primary key,
  visitor_name text not null,
  email text not null,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  status text not null default 'WAITING' check (status in ('WAITING', 'ACTIVE', 'CLOSED')),
  -- An applicant who was signed in; null for a visitor, who is known by a secret instead.
  user_id text references users (id),
  -- Made by the visitor's browser, so that a start that is repeated finds the first one.
  secret_hash bytea not null unique,
  agent_id text references users (id),
  application_id text references applications (id) on delete set null,
  contact_message_id text references contact_messages (id),
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  closed_at timestamptz,
  -- When the visitor's last page closed its connection; null again as soon as one is heard of.
  visitor_left_at timestamptz,
  rating smallint check (rating between 1 and 5),
  -- Taken under the row's lock, so messages have an order without gaps on all instances.
  last_seq integer not null default 0,
  -- Who had taken a conversation that went back to those who wait: the ticket that it may become is theirs.
  last_agent_id text references users (id),
  check (status <> 'WAITING' or agent_id is null),
  check (status <> 'ACTIVE' or agent_id is not null),
  check ((status = 'CLOSED') = (closed_at is not null)),
  check (rating is null or status = 'CLOSED')
);

create unique index chat_one_open_per_user on chat_conversations (user_id) where status <> 'CLOSED';
create index chat_waiting on chat_conversations (started_at, id) where status = 'WAITING';
create index chat_of_agent on chat_conversations (agent_id, last_message_at) where status = 'ACTIVE';
create index chat_open_by_age on chat_conversations (last_message_at) where status <> 'CLOSED';
create index chat_closed_by_age on chat_conversations (closed_at) where user_id is null;
-- The time to the first reply looks at the chats of the last days, whatever became of them.
create index chat_conversations_by_start on chat_conversations (started_at);

-- What one side attached to a conversation, before and after it is sent with a message. A file of a
-- chat has no owner in `files`: who may read it follows the conversation alone, and it can never
-- become the document of an application.
create table chat_files (
  file_key text primary key references files (file_key) on delete cascade,
  conversation_id text not null references chat_conversations (id) on delete cascade,
  source text not null check (source in ('VISITOR', 'AGENT')),
  -- Null: a visitor without an account.
  uploaded_by text references users (id),
  created_at timestamptz not null default now(),
  unique (conversation_id, source, file_key)
);

create table chat_messages (
  conversation_id text not null references chat_conversations (id) on delete cascade,
  seq integer not null,
  id text not null unique,
  source text not null check (source in ('VISITOR', 'AGENT', 'SYSTEM')),
  author_id text references users (id),
  -- Null only for the system's own: a repeat of what was sent is recognised by it.
  client_id text,
  text text not null,
  event text check (event in ('JOINED', 'TRANSFERRED', 'LEFT', 'CLOSED', 'STALE', 'TICKET')),
  at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- One file goes with one message, which the same side wrote in the same conversation. Checked at the
  -- end of the transaction: a conversation that is forgotten takes messages and files along in any order.
  file_key text unique,
  primary key (conversation_id, seq),
  unique (conversation_id, source, client_id),
  check ((source = 'SYSTEM') = (event is not null)),
  check ((source = 'SYSTEM') = (client_id is null)),
  constraint chat_messages_own_file foreign key (conversation_id, source, file_key)
    references chat_files (conversation_id, source, file_key) deferrable initially deferred,
  -- A file may stand for itself.
  constraint chat_messages_say_something check (length(text) <= 4000 and (length(text) > 0 or file_key is not null))
);

create index chat_messages_unread on chat_messages (conversation_id) where read_at is null and source = 'VISITOR';

-- An agent is there while the lease runs: that of an instance that was killed runs out by itself.
create table chat_presence (
  user_id text primary key references users (id),
  state text not null check (state in ('AVAILABLE', 'AWAY')),
  lease_until timestamptz not null
);

-- The sockets that are open on all instances, so that those of one person can be counted together.
-- Unlogged: after a crash the instances write theirs anew at the next beat.
create unlogged table chat_sockets (
  id text primary key,
  -- An account, or a visitor's conversation.
  owner text not null,
  opened_at timestamptz not null,
  -- That of an instance that was killed runs out by itself.
  lease_until timestamptz not null
);
create index chat_sockets_by_owner on chat_sockets (owner, opened_at desc);
create index chat_sockets_by_lease on chat_sockets (lease_until);

-- Lost in a crash at no cost: whoever held one asks for another.
create unlogged table chat_tickets (
  hash bytea primary key,
  user_id text,
  session_id text,
  -- Null: the agent console.
  conversation_id text,
  expires_at timestamptz not null
);
create index chat_tickets_by_age on chat_tickets (expires_at);

-- What every instance must hear at once, whichever one did it and by whatever path. Ids only: what
-- they stand for is read from the tables, where it also is for whoever missed the signal.
create function chat_signal() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'chat_messages' then perform pg_notify('portal_chat', 'message:' || new.conversation_id);
    when 'chat_conversations' then perform pg_notify('portal_chat', 'conversation:' || new.id);
    when 'chat_presence' then perform pg_notify('portal_chat', 'desk:');
    when 'sessions' then
      perform pg_notify('portal_chat', 'session:' || new.id);
      -- Whoever signed out everywhere is not there any more.
      delete from chat_presence where user_id = new.user_id
        and not exists (select 1 from sessions s where s.user_id = new.user_id and s.ended_at is null);
    when 'users' then
      perform pg_notify('portal_chat', 'user:' || new.id);
      if not new.is_chat_agent or new.status <> 'ACTIVE' then
        delete from chat_presence where user_id = new.id;
      end if;
  end case;
  return null;
end $$;

create trigger chat_message_signal after insert on chat_messages
  for each row execute function chat_signal();
create trigger chat_conversation_signal after insert on chat_conversations
  for each row execute function chat_signal();
-- Not for the counters that every message moves: the message has its own signal.
create trigger chat_conversation_change_signal
  after update of status, agent_id, rating, contact_message_id, visitor_left_at on chat_conversations
  for each row execute function chat_signal();
create trigger chat_presence_signal after insert or delete on chat_presence
  for each row execute function chat_signal();
-- Each agent console that is told is read again, and reading renews the lease: that alone is no news.
create trigger chat_presence_change_signal after update on chat_presence
  for each row when (old.state <> new.state or (old.lease_until <= now() and new.lease_until > now()))
  execute function chat_signal();
create trigger chat_session_signal after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function chat_signal();

-- Whoever must first choose another password does nothing else until then: open chat sockets are told as well.
create trigger chat_user_signal after update of role, status, is_chat_agent, password_due_since on users
  for each row when (old.role <> new.role or old.status <> new.status or old.is_chat_agent <> new.is_chat_agent
    or (old.password_due_since is null and new.password_due_since is not null))
  execute function chat_signal();

create table chat_canned_replies (
  id text primary key,
  language text not null check (language in ('en', 'fr', 'pt', 'ar', 'es', 'sw')),
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 1 and 2000),
  updated_by text references users (id),
  updated_at timestamptz not null default now()
);
create index chat_canned_replies_by_language on chat_canned_replies (language, title, id);

-- To begin with; agents change them as they like.
insert into chat_canned_replies (id, language, title, text) values
  ('can_hello_en', 'en', 'Greeting', 'Hello, thank you for writing to the Fund. How can I help you?'),
  ('can_wait_en', 'en', 'One moment', 'One moment please, I am looking it up for you.'),
  ('can_bye_en', 'en', 'Goodbye', 'Thank you for the conversation. You can write to us again at any time.'),
  ('can_hello_fr', 'fr', 'Salutation', 'Bonjour, merci d’avoir écrit au Fonds. Comment puis-je vous aider ?'),
  ('can_wait_fr', 'fr', 'Un instant', 'Un instant s’il vous plaît, je cherche la réponse pour vous.'),
  ('can_bye_fr', 'fr', 'Au revoir', 'Merci de cet échange. Vous pouvez nous écrire à nouveau à tout moment.'),
  ('can_hello_pt', 'pt', 'Saudação', 'Olá, obrigado por escrever ao Fundo. Como posso ajudar?'),
  ('can_wait_pt', 'pt', 'Um momento', 'Um momento, por favor, estou a verificar.'),
  ('can_bye_pt', 'pt', 'Despedida', 'Obrigado pela conversa. Pode voltar a escrever-nos a qualquer momento.'),
  ('can_hello_ar', 'ar', 'تحية', 'مرحبًا، شكرًا لتواصلك مع الصندوق. كيف يمكنني مساعدتك؟'),
  ('can_wait_ar', 'ar', 'لحظة', 'لحظة من فضلك، أبحث لك عن الإجابة.'),
  ('can_bye_ar', 'ar', 'وداع', 'شكرًا على هذه المحادثة. يمكنك مراسلتنا من جديد في أي وقت.'),
  ('can_hello_es', 'es', 'Saludo', 'Hola, gracias por escribir al Fondo. ¿En qué puedo ayudarle?'),
  ('can_wait_es', 'es', 'Un momento', 'Un momento, por favor, lo estoy consultando.'),
  ('can_bye_es', 'es', 'Despedida', 'Gracias por la conversación. Puede volver a escribirnos cuando quiera.'),
  ('can_hello_sw', 'sw', 'Salamu', 'Habari, asante kwa kuuandikia Mfuko. Nikusaidie vipi?'),
  ('can_wait_sw', 'sw', 'Subiri kidogo', 'Tafadhali subiri kidogo, ninatafuta jibu lako.'),
  ('can_bye_sw', 'sw', 'Kwaheri', 'Asante kwa mazungumzo. Unaweza kutuandikia tena wakati wowote.');

-- Whoever writes to the Fund waits in one queue, by whatever way they wrote. A row for each thread, kept by
-- the statements that write the thread itself, so that the queue is read along one index and never
-- put together from three tables.
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

create sequence chat_ticket_number;

-- One index for each way in which the queue is walked; what waits is few among all that was ever answered.
create index inbox_by_activity on inbox_items (last_at desc, id desc);
create index inbox_by_kind on inbox_items (kind, last_at desc, id desc);
create index inbox_by_state on inbox_items (state, last_at desc, id desc);
create index inbox_by_language on inbox_items (language, last_at desc, id desc);
create index inbox_by_assignee on inbox_items (assigned_to, last_at desc, id desc) where assigned_to is not null;
create index inbox_waiting on inbox_items (waiting_since, id) include (kind, state) where waiting_since is not null;
create index inbox_asked_about_applications on inbox_items (asked_at)
  where kind = 'APPLICATION' and first_reply_at is not null;

-- What nobody took on is few among all that was ever answered: without an index of its own a page of it, and its count, walked the
-- whole queue (a million rows: 290 ms, with a status or language that few have 900 ms; with the index 10 to 20 ms, 288 kB).
create index inbox_of_nobody on inbox_items (last_at desc, id desc) where assigned_to is null;

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
