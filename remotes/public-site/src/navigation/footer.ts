import { type FooterColumn, footerAt } from '@portal/platform/area';
import { labels } from './locales/labels.ts';

/** The footer's link columns, under the headings of the specification. */
export const footer: FooterColumn[] = [
  {
    id: 'assistance',
    position: footerAt('help'),
    heading: labels.assistance,
    links: [
      { to: '/about-us', label: labels.aboutUs },
      { to: '/faqs', label: labels.frequentQuestions },
    ],
  },
  {
    id: 'compliance',
    position: footerAt('rules'),
    heading: labels.compliance,
    links: [
      { to: '/terms-of-use', label: labels.terms },
      { to: '/privacy-policy', label: labels.privacy },
    ],
  },
  {
    id: 'stay-in-touch',
    position: footerAt('contact'),
    heading: labels.stayInTouch,
    links: [{ to: '/contact-us', label: labels.contactUs }],
  },
];
