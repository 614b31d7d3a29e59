import { documentRules } from '@portal/contracts/applications/documents';
import { getEligibility } from '@portal/contracts/calls/funds/eligibility';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import type { FundType } from '@portal/contracts/funds/enums';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { fund } from '../../test/example-content.ts';
import area from '../expose.ts';
import { beforeYouStartPath } from '../navigation/before-you-start-path.ts';
import { paths } from '../navigation/paths.ts';

const rule = { version: 1, advice: { en: 'Find out.' }, thresholds: { percent: 25 } } as const;

const open = async (
  fundType: FundType,
  facts: Parameters<typeof fund>[0] = {},
  language: 'en' | 'ar' = 'en',
) => {
  const api = fakeApi();
  api.answer(listFunds, { data: [fund({ fundType, ...facts })], message: '' });
  api.answer(listCountries, { data: [], message: '' });
  api.answer(getEligibility, {
    data: {
      fundId: 'fund_base',
      fundType,
      rulesVersion: 2,
      rules: [
        { ...rule, rule: 'stateBody', isAsked: true, question: { en: 'Is it a state body?' } },
        { ...rule, rule: 'ownContribution', isAsked: true, question: { en: 'Can you pay {percent}%?' } },
        { ...rule, rule: 'tariffOffer', isAsked: false, question: { en: 'Is there an offer?' } },
      ],
      changedAt: null,
    },
    message: '',
  });
  await renderArea(area, { at: beforeYouStartPath(fundType), language });
  await screen.findByText('Can you pay 25%?');
};

const part = (name: string) => within(screen.getByRole('region', { name }));

test('minutes and questions are counted as the form counts them, by the rules that the fund asks', async () => {
  await open('BASE_FUND');
  expect(screen.getByText('About 35 to 45 minutes, once the papers are at hand.')).toBeDefined();
  const time = part('How long it takes');
  expect(time.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Eligibility: 2 questions',
    'Organisation: 11 questions',
    'Project: 9 questions',
    'Support request: 4 to 13 questions',
    'Documents: 3 required papers',
    'Declarations: 5 questions',
  ]);
});

test('who may apply, with the questions that are asked and no other', async () => {
  await open('CREDIT_FUND');
  const who = part('Who may apply');
  expect(who.getByText('Small or medium enterprise')).toBeDefined();
  expect(who.queryByText('Regional economic community')).toBeNull();
  expect(who.queryByText('Is there an offer?')).toBeNull();
  expect(who.getByRole('link').getAttribute('href')).toBe(paths.checkEligibility('CREDIT_FUND'));
});

test('every paper has its formats and its limit', async () => {
  await open('CREDIT_FUND');
  const papers = part('Papers to have at hand');
  expect(papers.getAllByRole('term')).toHaveLength(documentRules.CREDIT_FUND.length);
  const licences = papers.getByText('Licences').nextElementSibling;
  expect(licences?.textContent).toContain('doc, docx, pdf, odt, at most 5\u00a0MB each');
  expect(licences?.textContent).toContain('jpeg, jpg, webp, png, svg, at most 2\u00a0MB each');
  expect(licences?.textContent).toContain('Optional');
  expect(papers.getByRole('link', { name: /Blank application form/ })).toBeDefined();
});

test('in Arabic formats and lines are parted by its own marks', async () => {
  await open('CREDIT_FUND', {}, 'ar');
  part('مستندات ينبغي تحضيرها').getAllByText(/doc، docx، pdf، odt/);
  const form = part('الأسئلة مع مثال');
  form.getAllByText(/؛ /);
  expect(form.getByText('Kaduna Grain Processors Ltd').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(
    form.getAllByText('الأعمال الزراعية', { exact: false })[0]?.closest('[lang]')?.getAttribute('lang'),
  ).not.toBe('en');
});

test('the example answers the questions, and the way into the form follows', async () => {
  await open('CREDIT_FUND');
  const form = part('The questions, with an example');
  expect(form.getByText('Kaduna Grain Processors Ltd')).toBeDefined();
  expect(form.getByText('Use of funds').nextElementSibling?.textContent).toContain(
    'Item: Milling line; Amount: USD\u00a0480,500',
  );
  expect(screen.getByRole('link', { name: 'Start an application' }).getAttribute('href')).toBe(
    paths.chooseFund('CREDIT_FUND'),
  );
});

test('a fund that takes no applications says so before anything is prepared', async () => {
  await open('CREDIT_FUND', { isOpen: false, status: 'CLOSED' });
  expect(screen.getByText('This fund is closed for applications.')).toBeDefined();
});
