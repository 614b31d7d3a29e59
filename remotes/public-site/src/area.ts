import { defineArea, type FooterColumn, footerAt, type HeaderEntry, headerAt } from '@portal/platform/area';
import { labels } from './navigation/locales/labels.ts';
import { routes } from './navigation/routes.ts';

/** The six entries of the public header, worded and ordered as specified. */
const header: HeaderEntry[] = [
  { id: 'home', to: '/', position: headerAt('home'), exact: true, label: labels.home },
  {
    id: 'about',
    to: '/about-us',
    position: headerAt('about'),
    label: labels.about,
    children: [
      { to: '/about-us', label: labels.aboutUs },
      { to: '/about-us#background', label: labels.background },
      { to: '/about-us#overview', label: labels.overview },
      { to: '/about-us#mandate', label: labels.mandate },
      { to: '/about-us#base-fund-mandate', label: labels.baseFundMandate },
      { to: '/about-us#credit-fund-mandate', label: labels.creditFundMandate },
      { to: '/about-us#partners', label: labels.partners },
    ],
  },
  {
    id: 'applications',
    to: '/application',
    position: headerAt('applications'),
    label: labels.applications,
    children: [
      {
        to: '/application?fund-type=BASE_FUND',
        tile: 'stairs',
        label: labels.baseFund,
        children: [
          { to: '/applications/base-fund#eligibility', label: labels.eligibility },
          { to: '/applications/base-fund#process', label: labels.process },
          { to: '/applications/base-fund#form', label: labels.form },
        ],
      },
      {
        to: '/application?fund-type=CREDIT_FUND',
        tile: 'diamond',
        label: labels.creditFund,
        children: [
          { to: '/applications/credit-fund#criteria', label: labels.criteria },
          { to: '/applications/credit-fund#process', label: labels.process },
          { to: '/applications/credit-fund#form', label: labels.form },
        ],
      },
    ],
  },
  { id: 'faqs', to: '/faqs', position: headerAt('questions'), label: labels.faqs },
  { id: 'news', to: '/#latest-posts', position: headerAt('news'), label: labels.news },
  { id: 'contact', to: '/contact-us', position: headerAt('contact'), label: labels.contact },
];

/** The footer's link columns, under the headings of the specification. */
const footer: FooterColumn[] = [
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

/** The public site: everything that a visitor reads. */
export default defineArea({
  name: 'public-site',
  title: labels.site,
  routes,
  header,
  footer,
});
