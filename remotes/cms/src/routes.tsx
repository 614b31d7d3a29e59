import type { RouteObject } from '@portal/platform';
import { contentManagement, faqsList, publishedFiles } from './paths.ts';

const page = () => import(/* webpackChunkName: "edit-content" */ './edit-section/EditSectionPage.tsx');

const files = () => import(/* webpackChunkName: "publish-files" */ './publish-files/PublishFilesPage.tsx');

const faqs = () => import(/* webpackChunkName: "edit-faqs" */ './edit-faqs/FaqListPage.tsx');

const faq = () => import(/* webpackChunkName: "edit-faq" */ './edit-faqs/FaqPage.tsx');

const history = () => import(/* webpackChunkName: "read-history" */ './read-history/HistoryPage.tsx');

export const routes: RouteObject[] = [
  { path: contentManagement, lazy: page },
  { path: publishedFiles, lazy: files },
  { path: faqsList, lazy: faqs },
  { path: `${faqsList}/:id`, lazy: faq },
  { path: `${contentManagement}/:key`, lazy: page },
  { path: `${contentManagement}/:key/history`, lazy: history },
];
