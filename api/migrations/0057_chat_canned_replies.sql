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
