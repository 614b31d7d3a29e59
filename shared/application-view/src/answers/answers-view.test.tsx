// @vitest-environment jsdom
import { completeCredit } from '@portal/application-form/complete-example';
import { i18n, QueryClientProvider, queryClient, startLanguage } from '@portal/platform';
import { countriesQuery } from '@portal/platform/forms';
import { cleanup, render, screen, within } from '@portal/testing/screen';
import { UIProvider } from '@portal/ui';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { StatusBadge } from '../status/StatusBadge.tsx';
import {
  APPLICATION_NAMESPACE,
  loadApplicationTranslations,
} from '../translations/application-translations.ts';
import { AnswersView } from './AnswersView.tsx';

beforeAll(async () => {
  await startLanguage('en');
  await loadApplicationTranslations('en');
  queryClient.setQueryData(countriesQuery(false).queryKey, []);
});
afterEach(cleanup);

const show = (part: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <UIProvider>{part}</UIProvider>
    </QueryClientProvider>,
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const answerTo = (name: string, question: string) =>
  section(name)
    .getByText(question, { selector: 'dt' })
    .nextElementSibling?.textContent?.replace('\u00a0', ' ');

test('every section of the form is there, with its answers in words', () => {
  show(<AnswersView fundType="CREDIT_FUND" answers={completeCredit} currency="USD" />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Eligibility',
    'Organisation',
    'Project',
    'Financing request',
    'Documents',
    'Declarations',
  ]);
  expect(answerTo('Financing request', 'Kind of financing')).toBe('Senior loan');
  expect(answerTo('Eligibility', 'Is the organisation free of loan defaults and sanctions?')).toBe('Yes');
});

test('a half answer reads as it was typed, and none is said to be none', () => {
  const answers = { financing: { projectCost: '12,5 million' } };
  show(<AnswersView fundType="CREDIT_FUND" answers={answers} currency="USD" sections={['financing']} />);
  expect(answerTo('Financing request', 'Project cost')).toBe('12,5 million');
  expect(answerTo('Financing request', 'Own contribution')).toBe('Not answered');
});

test('accounts read by year', () => {
  show(
    <AnswersView
      fundType="CREDIT_FUND"
      answers={completeCredit}
      currency="USD"
      sections={['organisation']}
    />,
  );
  const accounts = within(screen.getByRole('table', { name: 'Accounts by year' }));
  const years = completeCredit.organisation.financials.map(({ year }) => String(year));
  expect(accounts.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Year', ...years]);
});

test('an address that is no web page is not made a link', () => {
  const answers = { organisation: { website: 'javascript:alert(1)' } };
  show(<AnswersView fundType="BASE_FUND" answers={answers} currency="USD" sections={['organisation']} />);
  expect(answerTo('Organisation', 'Website')).toBe('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a recommendation is under review to the applicant and itself to staff', () => {
  show(
    <>
      <StatusBadge status="RECOMMENDED" />
      <StatusBadge status="RECOMMENDED" audience="staff" />
    </>,
  );
  expect(screen.getByText('Under review')).toBeTruthy();
  expect(screen.getByText('Recommended')).toBeTruthy();
});

test('in French no line begins with the sign that ends its question', async () => {
  await loadApplicationTranslations('fr');
  const said = i18n.getFixedT('fr', APPLICATION_NAMESPACE);
  expect(said('quoted', { text: 'Projet' })).toBe('«\u00a0Projet\u00a0»');
  expect(said('field.eligibility.stateParty')).toMatch(/\u00a0\?$/);
});
