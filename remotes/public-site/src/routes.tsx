import { ChatButton } from '@portal/live-chat/button';
import { Outlet, type RouteObject } from '@portal/platform';
import type { ComponentType } from 'react';
import { markDismissed } from './read-notices/dismissed-notices.ts';
import { NoticesInForce } from './read-notices/NoticesInForce.tsx';

const legal = () => import(/* webpackChunkName: "legal" */ './read-legal/legal-pages.tsx');
const fund = () => import(/* webpackChunkName: "fund" */ './read-fund/fund-pages.tsx');
const chooseFund = () => import(/* webpackChunkName: "choose-fund" */ './choose-fund/ChooseFundPage.tsx');
const checkEligibility = () =>
  import(/* webpackChunkName: "check-eligibility" */ './check-eligibility/CheckEligibilityPage.tsx');
const contact = () => import(/* webpackChunkName: "contact" */ './write-to-us/ContactPage.tsx');
const interest = () => import(/* webpackChunkName: "interest" */ './register-interest/InterestPage.tsx');
const confirmNews = () => import(/* webpackChunkName: "confirm-news" */ './confirm-news/ConfirmNewsPage.tsx');
const checkReceipt = () =>
  import(/* webpackChunkName: "check-receipt" */ './check-receipt/CheckReceiptPage.tsx');

/** The page of a path, by the name that its module gives it. */
const page = <N extends string>(
  path: string,
  name: N,
  load: () => Promise<Record<N, ComponentType>>,
): RouteObject => ({ path, lazy: async () => ({ Component: (await load())[name] }) });

/** The chunk names are those of the manifest, so that a page's code can be fetched ahead. */
const pages: RouteObject[] = [
  page('/', 'HomePage', () => import(/* webpackChunkName: "home" */ './visit-home/HomePage.tsx')),
  page('/about-us', 'AboutPage', () => import(/* webpackChunkName: "about" */ './read-about/AboutPage.tsx')),
  page('/application', 'ChooseFundPage', chooseFund),
  page('/applications/eligibility-check', 'CheckEligibilityPage', checkEligibility),
  page('/applications/base-fund', 'BaseFundPage', fund),
  page('/applications/credit-fund', 'CreditFundPage', fund),
  {
    path: '/applications/:fund/before-you-start',
    lazy: async () =>
      (
        await import(/* webpackChunkName: "before" */ './before-you-start/BeforeYouStart.tsx')
      ).pageWithMessages(),
  },
  page('/faqs', 'FaqsPage', () => import(/* webpackChunkName: "faqs" */ './find-answers/FaqsPage.tsx')),
  page('/news', 'NewsPage', () => import(/* webpackChunkName: "news" */ './read-news/NewsPage.tsx')),
  page('/news/:slug', 'PostPage', () => import(/* webpackChunkName: "news" */ './read-news/PostPage.tsx')),
  page('/contact-us', 'ContactPage', contact),
  page('/interest', 'InterestPage', interest),
  page('/interest/confirm', 'ConfirmNewsPage', confirmNews),
  page('/check-receipt', 'CheckReceiptPage', checkReceipt),
  page('/terms-of-use', 'TermsPage', legal),
  page('/privacy-policy', 'PrivacyPage', legal),
];

if (typeof document !== 'undefined') markDismissed();

const AroundPages = () => (
  <>
    <NoticesInForce />
    <Outlet />
    <ChatButton />
  </>
);

/** Notices stand above every page; the chat stays open while pages change. */
export const routes: RouteObject[] = [{ element: <AroundPages />, children: pages }];
