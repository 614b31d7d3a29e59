import { publicPages } from '@portal/contracts/content/links';
import { matchesPattern } from '@portal/platform/release';
import { expect, test } from 'vitest';
import area from './area.ts';
import { beforeYouStartPath } from './navigation/before-you-start-path.ts';
import { paths } from './navigation/paths.ts';
import { routes } from './routes.tsx';

const all = [
  paths.home,
  paths.latestPosts,
  paths.about,
  paths.chooseFund(),
  paths.chooseFund('CREDIT_FUND'),
  paths.checkEligibility(),
  paths.checkEligibility('BASE_FUND', 2),
  paths.fund('BASE_FUND', 'eligibility'),
  paths.fund('CREDIT_FUND', 'criteria'),
  beforeYouStartPath('BASE_FUND'),
  beforeYouStartPath('CREDIT_FUND'),
  paths.faqs,
  paths.allNews,
  paths.news('six-languages'),
  paths.contact,
  paths.interest,
  paths.confirmNews,
  paths.checkReceipt,
  paths.terms,
  paths.privacy,
];

test('the addresses of this area', () => {
  expect(all).toMatchInlineSnapshot(`
    [
      "/",
      "/#latest-posts",
      "/about-us",
      "/application",
      "/application?fund-type=CREDIT_FUND",
      "/applications/eligibility-check",
      "/applications/eligibility-check?fund-type=BASE_FUND&step=2",
      "/applications/base-fund#eligibility",
      "/applications/credit-fund#criteria",
      "/applications/base-fund/before-you-start",
      "/applications/credit-fund/before-you-start",
      "/faqs",
      "/news",
      "/news/six-languages",
      "/contact-us",
      "/interest",
      "/interest/confirm",
      "/check-receipt",
      "/terms-of-use",
      "/privacy-policy",
    ]
  `);
});

/** The chat stands around all of them. */
const pages = routes.flatMap(({ children = [] }) => children);

const bare = (path: string) => path.replace(/[?#].*$/, '');

test.each(all)('%s is owned by the manifest and has a page', (path) => {
  expect(area.routes.some((route) => matchesPattern(route.path, bare(path)))).toBe(true);
  expect(pages.some((route) => matchesPattern(route.path ?? '', bare(path)))).toBe(true);
});

test('the manifest and the pages name the same addresses', () => {
  expect(pages.map(({ path }) => path)).toEqual(area.routes.map(({ path }) => path));
});

test('every link of header and footer into this area leads to a page of it', () => {
  const entries = area.header ?? [];
  const links = [
    ...entries,
    ...entries.flatMap(({ children = [] }) => children),
    ...entries.flatMap(({ children = [] }) => children.flatMap((child) => child.children ?? [])),
    ...(area.footer ?? []).flatMap((column) => column.links),
  ];
  const lost = links.filter(({ to }) => !area.routes.some(({ path }) => matchesPattern(path, bare(to))));
  expect(lost).toEqual([]);
  expect(links.length).toBeGreaterThan(20);
});

test('what a text may lead to is just what this area has, without what a mailed link opens', () => {
  const linked = area.routes.map(({ path }) => path).filter((path) => path !== paths.confirmNews);
  expect(linked).toEqual([...publicPages]);
});
