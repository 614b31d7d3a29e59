import type { RouteObject } from '@portal/platform';
import {
  contentManagement,
  faqsList,
  officesList,
  partnersList,
  publishedFiles,
} from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

const page = () => import(/* webpackChunkName: "edit-content" */ './edit-section/EditSectionPage.tsx');
const files = () => import(/* webpackChunkName: "publish-files" */ './publish-files/PublishFilesPage.tsx');
const faqs = () => import(/* webpackChunkName: "edit-faqs" */ './edit-faqs/FaqListPage.tsx');
const faq = () => import(/* webpackChunkName: "edit-faq" */ './edit-faqs/FaqPage.tsx');
const partners = () => import(/* webpackChunkName: "edit-partners" */ './edit-partners/PartnerListPage.tsx');
const partner = () => import(/* webpackChunkName: "edit-partner" */ './edit-partners/PartnerPage.tsx');
const offices = () => import(/* webpackChunkName: "edit-offices" */ './edit-offices/OfficeListPage.tsx');
const office = () => import(/* webpackChunkName: "edit-office" */ './edit-offices/OfficePage.tsx');
const history = () => import(/* webpackChunkName: "read-history" */ './edit-section/SectionHistoryPage.tsx');

/** What of an entry was public comes with the page that writes it. */
const historyOf = (entry: typeof faq | typeof partner | typeof office) => () =>
  entry().then(({ History }) => ({ Component: History }));

export const routes: RouteObject[] = [
  ...renderedPages,
  { path: publishedFiles, lazy: files },
  { path: faqsList, lazy: faqs },
  { path: `${faqsList}/:id`, lazy: faq },
  { path: `${faqsList}/:id/history`, lazy: historyOf(faq) },
  { path: partnersList, lazy: partners },
  { path: `${partnersList}/:id`, lazy: partner },
  { path: `${partnersList}/:id/history`, lazy: historyOf(partner) },
  { path: officesList, lazy: offices },
  { path: `${officesList}/:id`, lazy: office },
  { path: `${officesList}/:id/history`, lazy: historyOf(office) },
  { path: `${contentManagement}/:key`, lazy: page },
  { path: `${contentManagement}/:key/history`, lazy: history },
];
