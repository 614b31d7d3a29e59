import type { Language } from '@portal/contracts';
import type { Words } from '../../kernel/http/problem.ts';

/** A text for a person by name, with the facts that it names in braces. */
const filled = (words: Words, facts: Record<string, string>): Words => {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
  return {
    en: fill(words.en),
    fr: fill(words.fr),
    pt: fill(words.pt),
    ar: fill(words.ar),
    es: fill(words.es),
    sw: fill(words.sw),
  };
};

export const joined = (name: string): Words =>
  filled(
    {
      en: '{name} is here and reads your message.',
      fr: '{name} est là et lit votre message.',
      pt: '{name} está aqui e lê a sua mensagem.',
      ar: '{name} معك الآن ويقرأ رسالتك.',
      es: '{name} está aquí y lee su mensaje.',
      sw: '{name} yupo hapa na anasoma ujumbe wako.',
    },
    { name },
  );

export const transferred = (name: string): Words =>
  filled(
    {
      en: '{name} goes on with you.',
      fr: '{name} continue avec vous.',
      pt: '{name} continua consigo.',
      ar: '{name} يتابع معك.',
      es: '{name} continúa con usted.',
      sw: '{name} anaendelea nawe.',
    },
    { name },
  );

export const left: Words = {
  en: 'The agent had to leave. You are waiting for the next one.',
  fr: 'L’agent a dû partir. Vous attendez le suivant.',
  pt: 'O agente teve de sair. Está à espera do próximo.',
  ar: 'اضطر الموظف إلى المغادرة. أنت في انتظار الموظف التالي.',
  es: 'El agente tuvo que irse. Está esperando al siguiente.',
  sw: 'Wakala amelazimika kuondoka. Unamsubiri anayefuata.',
};

export const closed: Words = {
  en: 'The conversation is over.',
  fr: 'La conversation est terminée.',
  pt: 'A conversa terminou.',
  ar: 'انتهت المحادثة.',
  es: 'La conversación ha terminado.',
  sw: 'Mazungumzo yamekwisha.',
};

export const stale: Words = {
  en: 'Nobody has written for a while, so the conversation was closed.',
  fr: 'Personne n’a écrit depuis un moment : la conversation a été fermée.',
  pt: 'Ninguém escreveu durante algum tempo, por isso a conversa foi fechada.',
  ar: 'لم يكتب أحد منذ مدة، فأُغلقت المحادثة.',
  es: 'Nadie ha escrito desde hace un rato, así que la conversación se ha cerrado.',
  sw: 'Hakuna aliyeandika kwa muda, kwa hiyo mazungumzo yamefungwa.',
};

const filesGoAlong: Words = {
  en: 'Your files go with it.',
  fr: 'Vos fichiers y sont joints.',
  pt: 'Os seus ficheiros seguem com ela.',
  ar: 'ملفاتك مرفقة بها.',
  es: 'Sus archivos van con él.',
  sw: 'Faili zako zimeambatishwa.',
};

const kept: Words = {
  en: 'No agent is here right now. We have kept your message as {ticket} and will answer by e-mail.',
  fr: 'Aucun agent n’est là pour le moment. Votre message est enregistré sous {ticket} ; nous répondrons par e-mail.',
  pt: 'Nenhum agente está disponível neste momento. Guardámos a sua mensagem como {ticket} e responderemos por e-mail.',
  ar: 'لا يوجد موظف متاح الآن. حفظنا رسالتك برقم {ticket} وسنرد عليك بالبريد الإلكتروني.',
  es: 'Ahora no hay ningún agente. Hemos guardado su mensaje como {ticket} y responderemos por correo electrónico.',
  sw: 'Hakuna wakala kwa sasa. Tumehifadhi ujumbe wako kama {ticket} na tutakujibu kwa barua pepe.',
};

/** Where files were sent it says that they are not lost. */
export const becameTicket = (ticket: string, hasFiles: boolean): Words => {
  const words = filled(kept, { ticket });
  if (!hasFiles) return words;
  const withFiles = (language: Language) => `${words[language]} ${filesGoAlong[language]}`;
  return {
    en: withFiles('en'),
    fr: withFiles('fr'),
    pt: withFiles('pt'),
    ar: withFiles('ar'),
    es: withFiles('es'),
    sw: withFiles('sw'),
  };
};

/** Beside an agent's name. */
export const agentWord: Words = {
  en: 'agent',
  fr: 'agent',
  pt: 'agente',
  ar: 'الموظف',
  es: 'agente',
  sw: 'wakala',
};

export const ticketSubject: Words = {
  en: 'Message from the live chat',
  fr: 'Message de la discussion en direct',
  pt: 'Mensagem da conversa em direto',
  ar: 'رسالة من المحادثة المباشرة',
  es: 'Mensaje del chat en vivo',
  sw: 'Ujumbe kutoka gumzo la moja kwa moja',
};

export const replySaved: Words = {
  en: 'The reply was saved.',
  fr: 'La réponse a été enregistrée.',
  pt: 'A resposta foi guardada.',
  ar: 'حُفظ الرد.',
  es: 'La respuesta se ha guardado.',
  sw: 'Jibu limehifadhiwa.',
};

export const replyDeleted: Words = {
  en: 'The reply was removed.',
  fr: 'La réponse a été supprimée.',
  pt: 'A resposta foi removida.',
  ar: 'حُذف الرد.',
  es: 'La respuesta se ha eliminado.',
  sw: 'Jibu limeondolewa.',
};
