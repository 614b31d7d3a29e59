import { getContent } from '@portal/contracts/calls/content/content';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import type { User } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { fund, home, published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const user = (role: User['role']): User => ({
  id: 'u1',
  email: 'a@example.org',
  firstName: 'Ama',
  lastName: 'Owusu',
  countryCode: 'GH',
  phone: '',
  language: 'en',
  authorities: [role],
  role,
  isChatAgent: 0,
  mfaEnabled: false,
});

const open = async (at: string, options: { funds?: Parameters<typeof fund>[0][]; user?: User } = {}) => {
  const api = fakeApi();
  api.answer(getContent, published(section('home', home)));
  const funds = options.funds ?? [
    {},
    { fundId: 'fund_credit', fundType: 'CREDIT_FUND', title: { en: 'Credit Fund' } },
  ];
  api.answer(listFunds, { data: funds.map(fund), message: '' });
  await renderArea(area, { at, ...(options.user && { user: options.user }) });
  return api;
};

const startLink = () => screen.findByRole('link', { name: 'Start an application' });

test('the fund that the address names stands alone, with its start and the way to the other', async () => {
  await open('/application?fund-type=CREDIT_FUND');
  await screen.findByRole('heading', { level: 1, name: 'Credit Fund Applications' });
  expect((await startLink()).getAttribute('href')).toBe('/auth/sign-in?next=%2Fapplication%2Ffund_credit');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Compare both funds' }).getAttribute('href')).toBe('/application');
});

test.each(['/application', '/application?fund-type=GENERAL_FUND'])(
  '%s shows both funds, each with whom it is for and a link to its own address',
  async (at) => {
    await open(at);
    const base = within(await screen.findByRole('article', { name: 'Base Fund' }));
    expect(base.getByText(home.funds[0]?.audience ?? '')).toBeDefined();
    expect(base.getByRole('link', { name: 'Choose the Base Fund' }).getAttribute('href')).toBe(
      '/application?fund-type=BASE_FUND',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Choose the Credit Fund' }));
    await screen.findByRole('heading', { level: 1, name: 'Credit Fund Applications' });
    expect(window.location.search).toBe('?fund-type=CREDIT_FUND');
  },
);

test('a signed-in applicant goes straight to the form', async () => {
  await open('/application?fund-type=BASE_FUND', { user: user('FUND_BENEFICIARY_USER') });
  expect((await startLink()).getAttribute('href')).toBe('/application/fund_base');
});

test('an administrator is told that they do not apply', async () => {
  await open('/application?fund-type=BASE_FUND', { user: user('FUND_MANAGER_SUPER_USER') });
  await screen.findByText(/Administrators do not apply/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start an application' }).disabled).toBe(true);
});

test('a fund that is not open says so and has no way in', async () => {
  await open('/application?fund-type=BASE_FUND', { funds: [{ status: 'PAUSED', isOpen: false }] });
  await screen.findByText(/paused and takes no applications/);
  expect(screen.queryByRole('link', { name: 'Start an application' })).toBeNull();
});

test('a fund that could not be read is not called open', async () => {
  const api = fakeApi();
  api.answer(getContent, published(section('home', home)));
  api.refuse(listFunds, 503, { error: 'unavailable', message: 'Down' });
  await renderArea(area, { at: '/application?fund-type=BASE_FUND' });
  await screen.findByText('Status unknown');
  expect(screen.queryByText('Open')).toBeNull();
});
