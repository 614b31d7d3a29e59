// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { getScoreDraft } from '@portal/contracts/calls/review/decide';
import { fakeApi } from '@portal/testing/fake-api';
import { act, screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import { openWorkspace } from '../../test/open-workspace.ts';

const file = (fileKey: string, docType: ApplicationDocument['docType']): ApplicationDocument => ({
  docType,
  fileKey,
  fileName: `${fileKey}.doc`,
  mime: 'application/msword',
  size: 1_000,
  sha256: 'a'.repeat(64),
  scanStatus: 'CLEAN',
});

const accounts = file('accounts', 'AUDITED_ACCOUNTS');
const plan = file('plan', 'BUSINESS_PLAN');
const newPlan = file('new-plan', 'BUSINESS_PLAN');

const first = staffApplication({ documents: [accounts, plan], may: may('recommend', 'score') });
const second: StaffApplication = { ...first, version: 2, rowVersion: first.rowVersion + 1 };

const readPlan = async () => {
  const api = fakeApi();
  api.answer(getScoreDraft, { data: [], message: '' });
  await openWorkspace(api, REVIEWER, first);
  const choose = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Document' });
  await userEvent.selectOptions(choose, 'Business plan: plan.doc');
  return {
    choose,
    become: (application: StaffApplication) => {
      api.answer(getApplication, { data: application, message: '' });
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
    },
  };
};

test('a document that is replaced while it is read says so, stays, and leads to the new one', async () => {
  const { choose, become } = await readPlan();
  const [justification] = await screen.findAllByRole<HTMLTextAreaElement>('textbox', {
    name: /^Justification/,
  });
  if (!justification) throw new Error('Nothing to score.');
  await userEvent.type(justification, 'Fine');
  become({ ...second, documents: [accounts, newPlan] });
  await screen.findByText('“plan.doc” was replaced while you read it');
  act(() => justification.blur());
  await userEvent.keyboard('x');
  expect(choose.selectedOptions[0]?.textContent).toBe('Business plan: plan.doc');
  await userEvent.click(screen.getByRole('button', { name: 'Open “new-plan.doc”' }));
  await waitFor(() => expect(screen.queryByText(/was replaced while/)).toBeNull());
  expect(choose.selectedOptions[0]?.textContent).toBe('Business plan: new-plan.doc');
  expect(justification.value).toBe('Fine');
  await screen.findByText(/, v2$/);
});

test('one that is taken off says that, and a change of another says nothing', async () => {
  const { choose, become } = await readPlan();
  become({ ...second, documents: [file('new-accounts', 'AUDITED_ACCOUNTS'), plan] });
  await screen.findByRole('option', { name: 'Audited accounts: new-accounts.doc' });
  expect(screen.queryByText(/while you read it/)).toBeNull();
  expect(choose.selectedOptions[0]?.textContent).toBe('Business plan: plan.doc');
  become({ ...second, rowVersion: second.rowVersion + 1, documents: [accounts] });
  await screen.findByText('“plan.doc” was taken off the application while you read it');
  expect(screen.getByRole('button', { name: 'Open “accounts.doc”' })).toBeDefined();
});
