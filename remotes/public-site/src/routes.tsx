import { ChatButton } from '@portal/live-chat/button';
import { Outlet, type RouteObject } from '@portal/platform';
import { markDismissed } from './read-notices/dismissed-notices.ts';
import { NoticesInForce } from './read-notices/NoticesInForce.tsx';

const legal = () => import(/* webpackChunkName: "legal" */ './read-legal/legal-pages.tsx');
const fund = () => import(/* webpackChunkName: "fund" */ './read-fund/fund-pages.tsx');

/** The chunk names are those of the manifest, so that a page's code can be fetched ahead. */
const pages: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ './visit-home/HomePage.tsx')).HomePage,
    }),
  },
  {
    path: '/about-us',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "about" */ './read-about/AboutPage.tsx')).AboutPage,
    }),
  },
  {
    path: '/application',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "choose-fund" */ './choose-fund/ChooseFundPage.tsx'))
        .ChooseFundPage,
    }),
  },
  {
    path: '/applications/eligibility-check',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "check-eligibility" */ './check-eligibility/CheckEligibilityPage.tsx'
        )
      ).CheckEligibilityPage,
    }),
  },
  { path: '/applications/base-fund', lazy: async () => ({ Component: (await fund()).BaseFundPage }) },
  { path: '/applications/credit-fund', lazy: async () => ({ Component: (await fund()).CreditFundPage }) },
  {
    path: '/applications/:fund/before-you-start',
    lazy: async () =>
      (
        await import(/* webpackChunkName: "before" */ './before-you-start/page-with-messages.tsx')
      ).pageWithMessages(),
  },
  {
    path: '/faqs',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "faqs" */ './find-answers/FaqsPage.tsx')).FaqsPage,
    }),
  },
  {
    path: '/news',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "news" */ './read-news/NewsPage.tsx')).NewsPage,
    }),
  },
  {
    path: '/news/:slug',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "news" */ './read-news/PostPage.tsx')).PostPage,
    }),
  },
  {
    path: '/contact-us',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "contact" */ './write-to-us/ContactPage.tsx'))
        .ContactPage,
    }),
  },
  {
    path: '/interest',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "interest" */ './register-interest/InterestPage.tsx'))
        .InterestPage,
    }),
  },
  {
    path: '/interest/confirm',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "confirm-news" */ './confirm-news/ConfirmNewsPage.tsx'))
        .ConfirmNewsPage,
    }),
  },
  {
    path: '/check-receipt',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "check-receipt" */ './check-receipt/CheckReceiptPage.tsx')
      ).CheckReceiptPage,
    }),
  },
  { path: '/terms-of-use', lazy: async () => ({ Component: (await legal()).TermsPage }) },
  { path: '/privacy-policy', lazy: async () => ({ Component: (await legal()).PrivacyPage }) },
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
