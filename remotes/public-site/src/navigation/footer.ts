import { type FooterColumn, footerAt } from '@portal/platform/area';

/** The footer's link columns, under the headings of the specification. */
export const footer: FooterColumn[] = [
  {
    id: 'assistance',
    position: footerAt('help'),
    heading: {
      en: 'Assistance',
      fr: 'Assistance',
      pt: 'Assistência',
      ar: 'المساعدة',
      es: 'Asistencia',
      sw: 'Msaada',
    },
    links: [
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
        to: '/faqs',
        label: {
          en: 'FAQs',
          fr: 'FAQ',
          pt: 'Perguntas frequentes',
          ar: 'الأسئلة الشائعة',
          es: 'Preguntas frecuentes',
          sw: 'Maswali yanayoulizwa sana',
        },
      },
    ],
  },
  {
    id: 'compliance',
    position: footerAt('rules'),
    heading: {
      en: 'Compliance',
      fr: 'Conformité',
      pt: 'Conformidade',
      ar: 'الامتثال',
      es: 'Cumplimiento',
      sw: 'Uzingatiaji',
    },
    links: [
      {
        to: '/terms-of-use',
        label: {
          en: 'Terms of use',
          fr: 'Conditions d’utilisation',
          pt: 'Termos de utilização',
          ar: 'شروط الاستخدام',
          es: 'Condiciones de uso',
          sw: 'Masharti ya matumizi',
        },
      },
      {
        to: '/privacy-policy',
        label: {
          en: 'Privacy policy',
          fr: 'Politique de confidentialité',
          pt: 'Política de privacidade',
          ar: 'سياسة الخصوصية',
          es: 'Política de privacidad',
          sw: 'Sera ya faragha',
        },
      },
    ],
  },
  {
    id: 'stay-in-touch',
    position: footerAt('contact'),
    heading: {
      en: 'Stay in touch',
      fr: 'Restons en contact',
      pt: 'Mantenha-se em contacto',
      ar: 'ابقوا على تواصل',
      es: 'Manténgase en contacto',
      sw: 'Tuwasiliane',
    },
    links: [
      {
        to: '/contact-us',
        label: {
          en: 'Contact us',
          fr: 'Nous contacter',
          pt: 'Contacte-nos',
          ar: 'اتصل بنا',
          es: 'Contáctenos',
          sw: 'Wasiliana nasi',
        },
      },
    ],
  },
];
