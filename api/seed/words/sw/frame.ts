import type { FrameWords } from '../words.ts';

export const frame: FrameWords = {
  header: { brand: 'Mfuko wa Marekebisho', product: 'Lango' },
  footer: {
    tagline: 'Maombi ya Mfuko wa Msingi na Mfuko wa Mikopo, mahali pamoja.',
    assistance: 'Msaada',
    compliance: 'Uzingatiaji',
    stayInTouch: 'Endelea kuwasiliana',
    stayInTouchNote: 'Tuandikie kwa lugha yoyote kati ya sita za lango.',
    copyright: '© 2025 Lango la Mfuko wa Marekebisho. Haki zote zimehifadhiwa.',
    note: 'Onyesho lenye data ya mfano. Si tovuti rasmi.',
    logos: ['Sekretarieti ya mkataba', 'Benki ya maendeleo', 'Msimamizi wa mfuko'],
  },
  faqs: {
    title: 'Maswali yanayoulizwa mara kwa mara',
    lead: 'Majibu mafupi kuhusu mifuko miwili, fomu na akaunti yako.',
  },
  contactUs: {
    title: 'Wasiliana nasi',
    lead: 'Tuandikie kwa lugha yoyote kati ya sita za lango. Unapata nambari ya tiketi mara moja, kisha jibu kwa barua pepe.',
    offices: { title: 'Ofisi', lead: 'Anwani na nambari ni mifano.' },
    form: { title: 'Tuandikie', lead: 'Kuwa na nambari ya ombi lako karibu ikiwa unayo.' },
  },
  emails: {
    contactReceived: {
      subject: 'Tumepokea ujumbe wako [{{ticketNumber}}]',
      body: `Asante kwa ujumbe wako. Nambari ya tiketi yake ni {{ticketNumber}}.

Mtu atausoma na kujibu kwa anwani hii.`,
    },
    contactReply: {
      subject: 'Re: {{subject}} [{{ticketNumber}}]',
      body: `Asante kwa kutuandikia. Ili kutujibu, tumia ukurasa wetu wa mawasiliano na utaje {{ticketNumber}} kwenye kichwa cha ujumbe.

Hili ndilo jibu letu.`,
    },
    interestReceived: {
      subject: 'Asante kwa nia yako',
      body: `Tumeandika nia yako kwa Mfuko wa Marekebisho na tutakuandikia kukiwa na habari.

Ikiwa hukuomba hili, tuambie kupitia ukurasa wa mawasiliano nasi tutaondoa anwani yako.`,
    },
  },
};
