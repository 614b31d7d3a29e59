// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { bulkApprove } from '@portal/contracts/calls/review/bulk';
import { previewDecisionMail } from '@portal/contracts/calls/review/decide';
import type { QueueRow } from '@portal/contracts/review/queue';
import type { User } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { ApproveSelected } from './ApproveSelected.tsx';
import { rankingOf } from './ranking.ts';

const manager: User = {
  id: 'usr_manager',
  email: 'manager@example.org',
  firstName: 'Kofi',
  lastName: 'Boateng',
  countryCode: 'GH',
  phone: '+233000000000',
  language: 'en',
  authorities: [MANAGER],
  role: MANAGER,
  isChatAgent: 0,
  mfaEnabled: true,
};

const money = (amount: string) => ({ amount, currency: 'USD' });
const row = (n: number): QueueRow => ({
  id: `app_${n}`,
  applicationNumber: `CF-2026-00000${n}`,
  projectTitle: 'Cold storage',
  organisationName: 'Savanna Fresh',
  countryCode: 'KE',
  fundId: 'fund_credit',
  fundType: 'CREDIT_FUND',
  status: 'RECOMMENDED',
  version: 1,
  sector: 'ENERGY',
  amountRequested: money('200.00'),
  amountApproved: null,
  submittedAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  decidedAt: null,
  dueAt: null,
  waitingSince: null,
  language: 'fr',
  meanScore: 4,
  scoreSpread: null,
  amountRecommended: money('150.00'),
  isOnBehalf: false,
  isOwnEntry: false,
  reviewers: [],
  myState: null,
  myDeclaration: null,
  rowVersion: n,
});

test('before several are approved, the letter to each is shown as it will be sent', async () => {
  const api = fakeApi();
  const { ranked } = rankingOf([row(1), row(2)], '1000.00');
  api.answer(previewDecisionMail, {
    data: { to: 'awa@example.org', language: 'fr', subject: 'Votre demande', text: 'Bonjour Awa' },
    message: '',
  });
  const element = <ApproveSelected selected={ranked} available={money('1000.00')} onSelect={() => {}} />;
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: manager });
  expect(screen.queryByText(/^Preview of the letter/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2' }));
  await userEvent.click(screen.getByText('Preview of the letter: CF-2026-000002'));
  expect((await screen.findByText('Bonjour Awa')).closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(screen.getByText('To awa@example.org, in French')).toBeDefined();
  expect(api.sent(previewDecisionMail)).toEqual([
    { decision: 'APPROVE', rowVersion: 2, amountApproved: money('150.00') },
  ]);
  expect(api.sent(bulkApprove)).toEqual([]);
});
