-- Two kinds of contact messages have readers of their own: the ticket of a dropped chat is also read by the agent who held that
-- chat (kept here, because the chats of visitors are deleted), and a reported sign-in is read by Admins alone.
alter table contact_messages
  add column chat_agent_id text references users (id),
  add column admins_only boolean not null default false;
create index contact_messages_of_chat_agent on contact_messages (chat_agent_id) where chat_agent_id is not null;
create index contact_messages_for_admins on contact_messages (id) where admins_only;

update contact_messages m set chat_agent_id = c.last_agent_id
from chat_conversations c where c.contact_message_id = m.id and c.last_agent_id is not null;

-- Reports that were written before are known by their subject; a manager who had taken one on lets go of it.
update contact_messages m set admins_only = true,
  assigned_to = (select u.id from users u where u.id = m.assigned_to and u.role = 'FUND_MANAGER_SUPER_USER')
where topic = 'TECHNICAL' and subject in (
  'A sign-in that was not mine', 'Une connexion qui n’était pas la mienne', 'Um início de sessão que não fui eu',
  'تسجيل دخول لم يكن مني', 'Un inicio de sesión que no fue mío', 'Kuingia ambako si mimi');
