import { fromContent } from './from-content.ts';
import type { Templates } from './template.ts';
import { workflow } from './workflow.sw.ts';

export const sw: Templates = {
  greeting: (firstName) => (firstName === '' ? 'Habari,' : `Habari ${firstName},`),
  farewell: 'Wako,\nAdjustment Fund Portal',
  footer: 'Barua hii imetumwa kiotomatiki. Hakuna mtu wa mfuko atakayekuomba nenosiri lako wala msimbo.',
  'confirm-email': ({ link, hours }) => ({
    subject: 'Tafadhali thibitisha barua pepe yako',
    paragraphs: [
      'Asante kwa kujisajili kwenye Adjustment Fund Portal.',
      `Tafadhali thibitisha barua pepe yako ndani ya saa ${hours}. Baada ya hapo utaweza kuingia.`,
      'Kama hukujisajili, puuza barua hii.',
    ],
    link: { label: 'Thibitisha barua pepe yangu', href: link },
  }),
  'confirm-news': ({ link, hours }) => ({
    subject: 'Je, tukutumie habari zetu?',
    paragraphs: [
      'Uliomba kupokea habari za Mfuko kwa barua pepe.',
      `Tafadhali thibitisha ndani ya saa ${hours}. Bila hivyo hutatumiwa chochote.`,
      'Kama si wewe, puuza barua hii.',
    ],
    link: { label: 'Ndiyo, nitumieni habari', href: link },
  }),
  'account-exists': ({ link }) => ({
    subject: 'Tayari una akaunti',
    paragraphs: [
      'Mtu, pengine ni wewe, amejaribu kujisajili kwa barua pepe hii. Tayari ina akaunti.',
      'Unaweza kuingia, au kuchagua nenosiri jipya kama umelisahau.',
    ],
    link: { label: 'Nenda kwenye kuingia', href: link },
  }),
  'account-invited': ({ link, hours, role }) => ({
    subject: 'Akaunti yako ya Adjustment Fund Portal',
    paragraphs: [
      `Umefunguliwa akaunti yenye jukumu la "${role}".`,
      `Tafadhali chagua nenosiri lako ndani ya saa ${hours}.`,
    ],
    link: { label: 'Chagua nenosiri langu', href: link },
  }),
  'sign-in-code': ({ code, minutes }) => ({
    subject: 'Msimbo wako wa kuingia',
    paragraphs: [
      `Weka msimbo huu ili ukamilishe kuingia. Unatumika kwa dakika ${minutes} na mara moja tu.`,
      'Kama hukujaribu kuingia, kuna mtu anajua nenosiri lako: libadilishe.',
    ],
    code,
  }),
  'new-sign-in': ({ at, device, ip, link }) => ({
    subject: 'Uingiaji mpya kwenye akaunti yako',
    paragraphs: [
      `Akaunti yako imetumika kutoka kifaa ambacho hatujakiona kabla: ${device}, anwani ${ip}, ${at}.`,
      'Kama ulikuwa wewe, hakuna la kufanya. Kama sivyo, chagua nenosiri jipya; vipindi vyote vitafungwa.',
    ],
    link: { label: 'Angalia uingiaji wangu', href: link },
  }),
  'account-locked': ({ minutes }) => ({
    subject: 'Akaunti yako imefungwa kwa muda',
    paragraphs: [
      `Kumekuwa na majaribio mengi yasiyo sahihi ya kuingia, kwa hiyo akaunti yako imefungwa kwa dakika ${minutes}.`,
      'Kama hukuwa wewe, chagua nenosiri jipya itakapofunguliwa tena.',
    ],
  }),
  'reset-code': ({ code, link, minutes }) => ({
    subject: 'Chagua nenosiri jipya',
    paragraphs: [
      `Tumia msimbo huu au kiungo ili uchague nenosiri jipya. Vyote vinatumika kwa dakika ${minutes}.`,
      'Kama hukuomba hili, puuza barua hii: nenosiri lako halibadiliki.',
    ],
    code,
    link: { label: 'Chagua nenosiri jipya', href: link },
  }),
  'password-changed': ({ at, link }) => ({
    subject: 'Nenosiri lako limebadilishwa',
    paragraphs: [
      `Nenosiri la akaunti yako limebadilishwa (${at}) na vipindi vyako vingine vimefungwa.`,
      'Kama hukuwa wewe, chagua nenosiri jipya mara moja na utuandikie.',
    ],
    link: { label: 'Chagua nenosiri jipya', href: link },
  }),
  'factor-changed': ({ change, at, link }) => ({
    subject: 'Ulinzi wa akaunti yako umebadilika',
    paragraphs: [`${change} (${at}).`, 'Kama si wewe, chagua nenosiri jipya mara moja na utuandikie.'],
    link: { label: 'Angalia wasifu wangu', href: link },
  }),
  'email-change': ({ newEmail, link, hours }) => ({
    subject: 'Tafadhali thibitisha anwani nyingine ya barua pepe',
    paragraphs: [
      `Anwani ya barua pepe ya akaunti yako itakuwa ${newEmail}.`,
      `Tafadhali thibitisha ndani ya saa ${hours}. Mabadiliko yanahesabika anwani ya sasa na mpya zikikubali.`,
      'Kama hukuomba hili, usithibitishe, na uchague nenosiri jipya.',
    ],
    link: { label: 'Thibitisha mabadiliko', href: link },
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Anwani yako ya barua pepe imebadilika',
    paragraphs: [
      `Kuanzia sasa akaunti yako ina anwani ${newEmail}, na vipindi vyote vimemalizika.`,
      'Kama si wewe, tuandikie mara moja.',
    ],
  }),
  'application-received': ({ applicationNumber, fundTitle, projectTitle, receipt }, { myApplications }) => ({
    subject: `Ombi ${applicationNumber} limepokelewa`,
    paragraphs: [
      `Tumepokea ombi lako ${applicationNumber}, "${projectTitle}", kwa ${fundTitle}.`,
      'Tutakuandikia hali yake itakapobadilika. Unaweza kulifuatilia kwenye eneo lako la kazi.',
      ...(receipt ? [`Stakabadhi (SHA-256): ${receipt}`] : []),
    ],
    link: { label: 'Maombi yangu', href: myApplications },
  }),
  'application-returned': ({ applicationNumber, message, dueAt }, { myApplications }) => ({
    subject: `Ombi ${applicationNumber}: mabadiliko yanaombwa`,
    paragraphs: [`Tafadhali badilisha sehemu zilizotajwa za ombi lako na ulitume tena kabla ya ${dueAt}.`],
    quote: message,
    link: { label: 'Fungua ombi langu', href: myApplications },
  }),
  'application-decided': ({ applicationNumber, decision, message }, { myApplications }) => ({
    subject: `Ombi ${applicationNumber}: uamuzi`,
    paragraphs: [
      {
        APPROVED: `Ombi lako ${applicationNumber} limekubaliwa.`,
        REJECTED: `Ombi lako ${applicationNumber} halikukubaliwa.`,
        INELIGIBLE: `Ombi lako ${applicationNumber} halistahiki.`,
      }[decision],
    ],
    quote: message,
    link: { label: 'Fungua ombi langu', href: myApplications },
  }),
  'message-reply': ({ applicationNumber, message }, { myApplications }) => ({
    subject: `Ujumbe mpya kuhusu ombi ${applicationNumber}`,
    paragraphs: ['Una ujumbe mpya kuhusu ombi lako.'],
    quote: message,
    link: { label: 'Fungua ombi langu', href: myApplications },
  }),
  ...workflow,
  'file-infected': ({ fileName, threat }) => ({
    subject: `Faili limeondolewa: ${fileName}`,
    paragraphs: [
      `Kikagua virusi kilipata “${threat}” kwenye faili “${fileName}” ulilopakia. Faili limeondolewa na haliwezi kufunguliwa tena.`,
      'Tafadhali safisha kompyuta lilikotoka, kisha pakia nakala salama panapohitajika faili hilo.',
    ],
  }),
  'from-content': fromContent,
};
