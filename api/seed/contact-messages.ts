import type { Language } from '@portal/contracts';
import type { ContactStatus, ContactTopic } from '@portal/contracts/support/enums';

export interface ExampleMessage {
  daysAgo: number;
  firstName: string;
  lastName: string;
  email: string;
  countryCode: string;
  topic: ContactTopic;
  subject: string;
  message: string;
  language: Language;
  status: ContactStatus;
  /** Given the day after. */
  reply?: string;
}

/** Invented visitors with addresses that nobody has, oldest first. */
export const exampleMessages: readonly ExampleMessage[] = [
  {
    daysAgo: 34,
    firstName: 'Thandeka',
    lastName: 'Zulu',
    email: 'thandeka.zulu@example.org',
    countryCode: 'ZA',
    topic: 'GENERAL',
    subject: 'Is there a paper form?',
    message: 'Our office has a weak connection. Can we send the application on paper?',
    language: 'en',
    status: 'CLOSED',
    reply:
      'The form saves each field, so you can fill it in over several days. If that does not work, our staff can enter it for you. Please call the liaison desk.',
  },
  {
    daysAgo: 27,
    firstName: 'Ibrahima',
    lastName: 'Sow',
    email: 'ibrahima.sow@example.org',
    countryCode: 'SN',
    topic: 'APPLICATION',
    subject: 'Lettre d’approbation',
    message: 'La lettre doit-elle être signée par le ministre ou le directeur général peut-il la signer ?',
    language: 'fr',
    status: 'ANSWERED',
    reply:
      'Une personne habilitée à engager le ministère peut la signer. Joignez la délégation de signature.',
  },
  {
    daysAgo: 19,
    firstName: 'Marta',
    lastName: 'Cossa',
    email: 'marta.cossa@example.org',
    countryCode: 'MZ',
    topic: 'TECHNICAL',
    subject: 'O ficheiro é recusado',
    message: 'O meu PDF tem 6 MB e é recusado. Como posso enviá-lo?',
    language: 'pt',
    status: 'ANSWERED',
    reply: 'O limite é de 5 MB por documento. Divida o ficheiro em dois ou reduza a resolução das imagens.',
  },
  {
    daysAgo: 12,
    firstName: 'Salma',
    lastName: 'Haddad',
    email: 'salma.haddad@example.org',
    countryCode: 'TN',
    topic: 'APPLICATION',
    subject: 'حسابات الشركة الحديثة',
    message: 'تأسست شركتنا قبل سنتين. هل يمكننا التقدّم إلى صندوق الائتمان بحسابات سنتين؟',
    language: 'ar',
    status: 'OPEN',
  },
  {
    daysAgo: 9,
    firstName: 'Great',
    lastName: 'Offer',
    email: 'great.offer@example.org',
    countryCode: 'US',
    topic: 'PARTNERSHIP',
    subject: 'Rank first in every search',
    message: 'We bring your site to the top. Answer today for a discount.',
    language: 'en',
    status: 'SPAM',
  },
  {
    daysAgo: 6,
    firstName: 'Juma',
    lastName: 'Mwakyembe',
    email: 'juma.mwakyembe@example.org',
    countryCode: 'TZ',
    topic: 'GENERAL',
    subject: 'Mfuko upi kwa ushirika?',
    message: 'Sisi ni ushirika wa wakulima wa korosho. Tuombe mfuko upi?',
    language: 'sw',
    status: 'NEW',
  },
  {
    daysAgo: 3,
    firstName: 'Lucía',
    lastName: 'Nsue',
    email: 'lucia.nsue@example.org',
    countryCode: 'GQ',
    topic: 'MEDIA',
    subject: 'Preguntas para un artículo',
    message: 'Preparo un artículo sobre el comercio intraafricano. ¿Con quién puedo hablar?',
    language: 'es',
    status: 'NEW',
  },
  {
    daysAgo: 1,
    firstName: 'Kwame',
    lastName: 'Ofori',
    email: 'kwame.ofori@example.org',
    countryCode: 'GH',
    topic: 'COMPLAINT',
    subject: 'No answer to my question',
    message: 'I asked about the tariff worksheet last week and have not heard from you.',
    language: 'en',
    status: 'NEW',
  },
];
