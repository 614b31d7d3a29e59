import type { TemplateTable, WorkflowMail } from './template.ts';

export const workflow: Pick<TemplateTable, WorkflowMail> = {
  'application-status': ({ applicationNumber, status, message }, { myApplications }) => ({
    subject: `Ombi ${applicationNumber}: habari mpya`,
    paragraphs: [
      {
        ON_HOLD: `Ombi lako ${applicationNumber} limesimamishwa kwa muda. Huna la kufanya hadi tutakapokuandikia tena.`,
        RELEASED: `Tumeendelea na ombi lako ${applicationNumber} pale liliposimamishwa.`,
        WITHDRAWN: `Ombi lako ${applicationNumber} limeondolewa. Ikiwa hukuomba hivyo, tafadhali tuandikie.`,
        EXPIRED: `Ombi lako ${applicationNumber} limefungwa kwa sababu mabadiliko yaliyoombwa hayakufika kwa wakati.`,
        REOPENED: `Ombi lako ${applicationNumber} limefunguliwa tena na linakaguliwa.`,
      }[status],
    ],
    quote: message,
    link: { label: 'Fungua ombi langu', href: myApplications },
  }),
  'confirm-entry': ({ applicationNumber, projectTitle, link, code, days }) => ({
    subject: `Tafadhali thibitisha ombi ${applicationNumber}`,
    paragraphs: [
      `Ombi limeingizwa kwa niaba yako: ${applicationNumber}, "${projectTitle}".`,
      `Tafadhali fungua kiungo ndani ya siku ${days}, soma yaliyoingizwa na uthibitishe kwenye ukurasa huo, au ingiza namba na msimbo huu. Kufungua kiungo pekee hakuthibitishi chochote. Unaweza pia kumsomea msimbo mtu aliyeliingiza.`,
      'Ikiwa hukukubali, sema hivyo kwenye ukurasa huo huo.',
    ],
    code,
    link: { label: 'Soma na uthibitishe ombi', href: link },
  }),
  'entry-handed-over': ({ applicationNumber }, { home }) => ({
    subject: `Ombi ${applicationNumber}: limekabidhiwa`,
    paragraphs: [
      `Ombi ${applicationNumber} sasa liko mikononi mwa mwombaji pekee.`,
      'Kuanzia sasa ni akaunti ya mwombaji pekee inayoweza kulibadilisha, kulituma tena au kuliondoa.',
    ],
    link: { label: home, href: home },
  }),
  'entry-refused': ({ applicationNumber, projectTitle, link, message }) => ({
    subject: `Mwombaji amekataa ombi ${applicationNumber}`,
    paragraphs: [
      `Ombi ${applicationNumber}, "${projectTitle}", liliingizwa na wafanyakazi kwa niaba ya mwombaji. Mwombaji anasema hakukubali.`,
      'Haliwezi kupendekezwa wala kuidhinishwa. Tafadhali chunguza kilichotokea, kisha liondoe au muulize mwombaji tena.',
    ],
    quote: message,
    link: { label: 'Fungua ombi', href: link },
  }),
  'review-assigned': ({ applicationNumber, projectTitle, assignedBy, dueOn, link }) => ({
    subject: `Ombi ${applicationNumber} la kukagua`,
    paragraphs: [
      `${assignedBy} anakuomba ukague ombi ${applicationNumber}, "${projectTitle}".`,
      ...(dueOn === '' ? [] : [`Tafadhali maliza ukaguzi wako kabla ya ${dueOn}.`]),
      'Kwanza tamka kama una mgongano wa maslahi.',
    ],
    link: { label: 'Fungua ombi', href: link },
  }),
  'return-reminder': ({ applicationNumber, endsOn, isLast }, { myApplications }) => ({
    subject: `Ombi ${applicationNumber}: mabadiliko yako bado hayajafika`,
    paragraphs: [
      `Tarehe ya mabadiliko yako ya ombi ${applicationNumber} imepita.`,
      `Tafadhali yatume kabla ya ${endsOn}. Baada ya hapo ombi litafungwa.`,
      ...(isLast ? ['Hiki ni kikumbusho cha mwisho.'] : []),
    ],
    link: { label: 'Fungua ombi langu', href: myApplications },
  }),
  'draft-notice': ({ projectTitle, deletedOn }, { myApplications }) => ({
    subject: 'Rasimu yako itafutwa',
    paragraphs: [
      `Rasimu yako "${projectTitle}" haijafunguliwa kwa muda mrefu.`,
      `Itafutwa tarehe ${deletedOn} usipoiendeleza.`,
    ],
    link: { label: 'Fungua ombi langu', href: myApplications },
  }),
  'review-reminder': ({ applicationNumber, dueOn, isOverdue }, { reviewApplications }) => ({
    subject: `Ukaguzi wa ombi ${applicationNumber}`,
    paragraphs: [
      isOverdue
        ? `Ukaguzi wako wa ombi ${applicationNumber} ulitakiwa tarehe ${dueOn} na umechelewa.`
        : `Ukaguzi wako wa ombi ${applicationNumber} unatakiwa tarehe ${dueOn}.`,
    ],
    link: { label: 'Fungua kaguzi zangu', href: reviewApplications },
  }),
  'fund-proposal': ({ fundTitle, proposedBy, what }, { funds }) => ({
    subject: `Badiliko la ${fundTitle} linasubiri mtu wa pili`,
    paragraphs: [
      `${proposedBy} anapendekeza: ${what}.`,
      'Tafadhali liangalie, kisha liidhinishe au ulikatae.',
    ],
    link: { label: 'Fungua mifuko', href: funds },
  }),
  'fund-proposal-decided': ({ fundTitle, outcome, message }, { funds }) => ({
    subject: `Pendekezo lako kwa ${fundTitle}`,
    paragraphs: [
      {
        APPROVED: 'Pendekezo lako limeidhinishwa na kutekelezwa.',
        REJECTED: 'Pendekezo lako limekataliwa.',
        EXPIRED: 'Pendekezo lako limekwisha muda kwa sababu hakuna aliyeamua kwa wakati.',
      }[outcome],
    ],
    quote: message,
    link: { label: 'Fungua mifuko', href: funds },
  }),
  'admin-proposal': ({ proposedBy, person }, { users }) => ({
    subject: 'Msimamizi mpya anasubiri idhini yako',
    paragraphs: [
      `${proposedBy} anampendekeza ${person} kuwa Msimamizi.`,
      'Tafadhali idhinisha au kataa. Mwaliko hutumwa baada ya idhini yako tu.',
    ],
    link: { label: 'Fungua usimamizi wa watumiaji', href: users },
  }),
  'admin-proposal-decided': ({ person, outcome, message }, { users }) => ({
    subject: `Pendekezo lako: ${person} kuwa Msimamizi`,
    paragraphs: [outcome],
    quote: message,
    link: { label: 'Fungua usimamizi wa watumiaji', href: users },
  }),
  'ledger-difference': ({ fundTitle, difference }, { funds }) => ({
    subject: `Daftari la ${fundTitle} halilingani`,
    paragraphs: [
      `Ukaguzi wa usiku umepata tofauti: ${difference}.`,
      'Tafadhali usihamishe fedha za mfuko huu kabla tofauti hiyo haijaelezwa.',
    ],
    link: { label: 'Fungua mifuko', href: funds },
  }),
};
