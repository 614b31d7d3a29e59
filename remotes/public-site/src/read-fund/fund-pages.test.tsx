import { getContent } from '@portal/contracts/calls/content/content';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { formatDateTime } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { fund, published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const action = { label: 'Check', href: '/applications/eligibility-check' };

const rules = (title: string) => ({
  title,
  lead: '',
  rules: [
    { title: 'A State Party', text: 'The treaty is in force there.' },
    { title: 'A measured loss', text: 'In figures.' },
  ],
  check: { title: 'In doubt?', text: 'Ask.', action },
});

const words = (title: string) => ({
  title,
  lead: 'What it is for.',
  primary: { label: 'Begin', href: '/application?fund-type=BASE_FUND' },
  secondary: action,
  facts: [{ label: 'Pays', value: 'Grants' }],
  processHead: { title: 'Application Process', lead: '' },
  process: [
    { title: 'Write', text: 'The form.', who: 'YOU' as const },
    { title: 'Read', text: 'The file.', who: 'FUND' as const },
  ],
  form: {
    title: 'Application Form',
    lead: '',
    documents: [{ title: 'Mandate letter', text: 'Signed.', required: true }],
    downloads: [{ title: 'Guide', detail: 'PDF', href: '/api/file/public/guide.pdf' }],
    start: { title: 'Ready?', text: 'Half an hour.', action: 'Start an application', login: 'Log in' },
  },
});

const pages = [
  {
    at: '/applications/base-fund',
    rulesAnchor: 'eligibility',
    rulesTitle: 'Eligibility Criteria',
    content: section('base-fund', {
      ...words('Base Fund Applications'),
      eligibility: rules('Eligibility Criteria'),
    }),
  },
  {
    at: '/applications/credit-fund',
    rulesAnchor: 'criteria',
    rulesTitle: 'Investment Criteria',
    content: section('credit-fund', {
      ...words('Credit Fund Applications'),
      criteria: rules('Investment Criteria'),
    }),
  },
];

test.each(pages)('$at has its rules, its process and its form under their anchors', async (page) => {
  const api = fakeApi();
  api.answer(getContent, published(page.content));
  api.answer(listFunds, {
    data: [fund({}), fund({ fundId: 'fund_credit', fundType: 'CREDIT_FUND', title: { en: 'Credit Fund' } })],
    message: '',
  });
  await renderArea(area, { at: page.at });
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href).hash),
  ).toEqual([`#${page.rulesAnchor}`, '#process', '#form']);

  const part = (name: string) => screen.getByRole('region', { name });
  expect(part(page.rulesTitle).id).toBe(page.rulesAnchor);
  expect(within(part(page.rulesTitle)).getAllByRole('listitem')).toHaveLength(2);
  expect(part('Application Process').id).toBe('process');
  expect(within(part('Application Process')).getAllByRole('listitem')).toHaveLength(2);
  const form = part('Application Form');
  expect(form.id).toBe('form');
  expect(within(form).getByText('Mandate letter')).toBeDefined();
  expect(within(form).getByRole('link', { name: /Guide/ }).getAttribute('href')).toBe(
    '/api/file/public/guide.pdf',
  );
  expect(await within(form).findByRole('link', { name: 'Start an application' })).toBeDefined();
});

test.each([
  ['is over where the server says so', { window: 'OVER' }, 'Closed'],
  ['is to come until the server says otherwise', { status: 'OPEN', isOpen: true }, 'Closes'],
  ['is left out where it no longer counts', {}, undefined],
] as const)('whatever the clock of the device, a day that a fund closes on %s', async (_, facts, word) => {
  const api = fakeApi();
  api.answer(getContent, published(...pages.map(({ content }) => content)));
  // The last minute of the day in Kigali, which in Nairobi is one of the next day.
  const closesAt = '2026-01-31T21:59:59Z';
  const title = { en: 'As answered' };
  const data = [fund({ title, isOpen: false, status: 'CLOSED', closesAt, ...facts })];
  api.answer(listFunds, { data, message: '' });
  await renderArea(area, { at: '/applications/base-fund' });
  await screen.findByRole('heading', { name: 'As answered' });
  expect(screen.queryByText(formatDateTime(closesAt))?.previousElementSibling?.textContent).toBe(word);
});

test('a fund that is not open yet says when it opens, whatever the clock of the device', async () => {
  const api = fakeApi();
  api.answer(getContent, published(...pages.map(({ content }) => content)));
  const data = [fund({ isOpen: false, window: 'AHEAD', opensAt: '2020-01-31T12:00:00Z' })];
  api.answer(listFunds, { data, message: '' });
  await renderArea(area, { at: '/applications/base-fund' });
  expect(await screen.findByText(/31 January 2020/)).toBeDefined();
});

test('a fund that is closed says so beside the buttons of its head', async () => {
  const api = fakeApi();
  api.answer(getContent, published(pages[0]?.content as never)); // the first page is that of the Base Fund
  api.answer(listFunds, { data: [fund({ status: 'CLOSED', isOpen: false })], message: '' });
  await renderArea(area, { at: '/applications/base-fund' });
  const begin = await screen.findByRole('link', { name: /Begin/ });
  await expect
    .poll(() => begin.parentElement?.textContent)
    .toContain('This fund is closed for applications.');
});
