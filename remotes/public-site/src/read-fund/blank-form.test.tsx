import { getContent } from '@portal/contracts/calls/content/content';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import type { CreditFundContent } from '@portal/contracts/content/fund-page';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { fund, published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const creditFund: CreditFundContent = {
  title: 'Credit Fund Applications',
  lead: 'For companies.',
  primary: { label: 'Check your eligibility', href: '/application' },
  secondary: { label: 'Start an application', href: '/application' },
  facts: [],
  criteria: {
    title: 'Criteria',
    lead: '',
    rules: [{ title: 'Place', text: 'In a State Party.' }],
    check: { title: 'Not sure?', text: 'Run the check.', action: { label: 'Check', href: '/application' } },
  },
  processHead: { title: 'Application Process', lead: '' },
  process: [{ title: 'Prepare', text: 'Your documents.', who: 'YOU' }],
  form: {
    title: 'Application Form',
    lead: '',
    documents: [{ title: 'Business plan', text: 'As a PDF.', required: true }],
    downloads: [],
    start: { title: 'Ready?', text: 'You need an account.', action: 'Start', login: 'Log in' },
  },
};

test('the blank form is a plain link to the file in the language of the page, beside all that it needs', async () => {
  const api = fakeApi();
  api.answer(getContent, published(section('credit-fund', creditFund)));
  api.answer(listFunds, { data: [fund({ fundId: 'fund_credit', fundType: 'CREDIT_FUND' })], message: '' });
  await renderArea(area, { at: '/applications/credit-fund' });
  const link = await screen.findByRole('link', { name: /^Blank application form\s*PDF$/ });
  expect(link.getAttribute('href')).toBe('/api/fund/blank-form/CREDIT_FUND/en');
  expect(link.hasAttribute('download')).toBe(true);
  expect(screen.getByRole('link', { name: 'What the application form needs' }).getAttribute('href')).toBe(
    '/applications/credit-fund/before-you-start',
  );
});
