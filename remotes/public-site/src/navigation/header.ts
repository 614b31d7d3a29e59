import { type HeaderEntry, headerAt } from '@portal/platform/area';

const process = {
  en: 'Application Process',
  fr: 'Processus de candidature',
  pt: 'Processo de candidatura',
  ar: 'إجراءات التقديم',
  es: 'Proceso de solicitud',
  sw: 'Mchakato wa maombi',
};
const form = {
  en: 'Application Form',
  fr: 'Formulaire de candidature',
  pt: 'Formulário de candidatura',
  ar: 'نموذج الطلب',
  es: 'Formulario de solicitud',
  sw: 'Fomu ya maombi',
};

/** The six entries of the public header, worded and ordered as specified. */
export const header: HeaderEntry[] = [
  {
    id: 'home',
    to: '/',
    position: headerAt('home'),
    exact: true,
    label: { en: 'HOME', fr: 'ACCUEIL', pt: 'INÍCIO', ar: 'الرئيسية', es: 'INICIO', sw: 'NYUMBANI' },
  },
  {
    id: 'about',
    to: '/about-us',
    position: headerAt('about'),
    label: {
      en: 'ABOUT THE ADJUSTMENT FUND',
      fr: 'À PROPOS DU FONDS',
      pt: 'SOBRE O FUNDO',
      ar: 'عن صندوق التكيّف',
      es: 'SOBRE EL FONDO DE AJUSTE',
      sw: 'KUHUSU MFUKO WA MAREKEBISHO',
    },
    children: [
      {
        to: '/about-us',
        label: {
          en: 'About us',
          fr: 'À propos de nous',
          pt: 'Sobre nós',
          ar: 'من نحن',
          es: 'Quiénes somos',
          sw: 'Kuhusu sisi',
        },
      },
      {
        to: '/about-us#background',
        label: {
          en: 'Background',
          fr: 'Contexte',
          pt: 'Contexto',
          ar: 'الخلفية',
          es: 'Antecedentes',
          sw: 'Usuli',
        },
      },
      {
        to: '/about-us#overview',
        label: {
          en: 'Adjustment Fund Overview',
          fr: 'Présentation du Fonds d’ajustement',
          pt: 'Visão geral do Fundo de Ajustamento',
          ar: 'نظرة عامة على صندوق التكيّف',
          es: 'Panorama del Fondo de Ajuste',
          sw: 'Muhtasari wa Mfuko wa Marekebisho',
        },
      },
      {
        to: '/about-us#mandate',
        label: {
          en: 'Adjustment Fund Mandate',
          fr: 'Mandat du Fonds d’ajustement',
          pt: 'Mandato do Fundo de Ajustamento',
          ar: 'ولاية صندوق التكيّف',
          es: 'Mandato del Fondo de Ajuste',
          sw: 'Mamlaka ya Mfuko wa Marekebisho',
        },
      },
      {
        to: '/about-us#base-fund-mandate',
        label: {
          en: 'Base Fund Mandate',
          fr: 'Mandat du Fonds de base',
          pt: 'Mandato do Fundo de Base',
          ar: 'ولاية الصندوق الأساسي',
          es: 'Mandato del Fondo Base',
          sw: 'Mamlaka ya Mfuko wa Msingi',
        },
      },
      {
        to: '/about-us#credit-fund-mandate',
        label: {
          en: 'Credit Fund Mandate',
          fr: 'Mandat du Fonds de crédit',
          pt: 'Mandato do Fundo de Crédito',
          ar: 'ولاية صندوق الائتمان',
          es: 'Mandato del Fondo de Crédito',
          sw: 'Mamlaka ya Mfuko wa Mikopo',
        },
      },
      {
        to: '/about-us#partners',
        label: {
          en: 'Our Partners',
          fr: 'Nos partenaires',
          pt: 'Os nossos parceiros',
          ar: 'شركاؤنا',
          es: 'Nuestros socios',
          sw: 'Washirika wetu',
        },
      },
    ],
  },
  {
    id: 'applications',
    to: '/application',
    position: headerAt('applications'),
    label: {
      en: 'APPLICATIONS',
      fr: 'CANDIDATURES',
      pt: 'CANDIDATURAS',
      ar: 'الطلبات',
      es: 'SOLICITUDES',
      sw: 'MAOMBI',
    },
    children: [
      {
        to: '/application?fund-type=BASE_FUND',
        tile: 'stairs',
        label: {
          en: 'Base Fund Applications',
          fr: 'Candidatures au Fonds de base',
          pt: 'Candidaturas ao Fundo de Base',
          ar: 'طلبات الصندوق الأساسي',
          es: 'Solicitudes al Fondo Base',
          sw: 'Maombi ya Mfuko wa Msingi',
        },
        children: [
          {
            to: '/applications/base-fund#eligibility',
            label: {
              en: 'Eligibility Criteria',
              fr: 'Critères d’éligibilité',
              pt: 'Critérios de elegibilidade',
              ar: 'معايير الأهلية',
              es: 'Criterios de elegibilidad',
              sw: 'Vigezo vya kustahiki',
            },
          },
          { to: '/applications/base-fund#process', label: process },
          { to: '/applications/base-fund#form', label: form },
        ],
      },
      {
        to: '/application?fund-type=CREDIT_FUND',
        tile: 'diamond',
        label: {
          en: 'Credit Fund Applications',
          fr: 'Candidatures au Fonds de crédit',
          pt: 'Candidaturas ao Fundo de Crédito',
          ar: 'طلبات صندوق الائتمان',
          es: 'Solicitudes al Fondo de Crédito',
          sw: 'Maombi ya Mfuko wa Mikopo',
        },
        children: [
          {
            to: '/applications/credit-fund#criteria',
            label: {
              en: 'Investment Criteria',
              fr: 'Critères d’investissement',
              pt: 'Critérios de investimento',
              ar: 'معايير الاستثمار',
              es: 'Criterios de inversión',
              sw: 'Vigezo vya uwekezaji',
            },
          },
          { to: '/applications/credit-fund#process', label: process },
          { to: '/applications/credit-fund#form', label: form },
        ],
      },
    ],
  },
  {
    id: 'faqs',
    to: '/faqs',
    position: headerAt('questions'),
    label: {
      en: 'FAQs',
      fr: 'FAQ',
      pt: 'PERGUNTAS',
      ar: 'الأسئلة الشائعة',
      es: 'PREGUNTAS',
      sw: 'MASWALI',
    },
  },
  {
    id: 'news',
    to: '/#latest-posts',
    position: headerAt('news'),
    label: {
      en: 'NEWS AND RESOURCES',
      fr: 'ACTUALITÉS ET RESSOURCES',
      pt: 'NOTÍCIAS E RECURSOS',
      ar: 'الأخبار والموارد',
      es: 'NOTICIAS Y RECURSOS',
      sw: 'HABARI NA NYENZO',
    },
  },
  {
    id: 'contact',
    to: '/contact-us',
    position: headerAt('contact'),
    label: {
      en: 'CONTACT US',
      fr: 'NOUS CONTACTER',
      pt: 'CONTACTE-NOS',
      ar: 'اتصل بنا',
      es: 'CONTÁCTENOS',
      sw: 'WASILIANA NASI',
    },
  },
];
