// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { bulkApprove } from '@portal/contracts/calls/review/bulk';
import { previewDecisionMail } from '@portal/contracts/calls/review/decide';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { queueRow } from '../../test/example-row.ts';
import area from '../expose.ts';
import { ApproveSelected } from './ApproveSelected.tsx';
import { rankingOf } from './ranking.ts';

const money = (amount: string) => ({ amount, currency: 'USD' });
test('before several are approved, the letter to each is shown as it will be sent', async () => {
  const api = fakeApi();
  const { ranked } = rankingOf([queueRow(1), queueRow(2)], '1000.00');
  api.answer(previewDecisionMail, {
    data: { to: 'awa@example.org', language: 'fr', subject: 'Votre demande', text: 'Bonjour Awa' },
    message: '',
  });
  const element = <ApproveSelected selected={ranked} available={money('1000.00')} onSelect={() => {}} />;
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
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
