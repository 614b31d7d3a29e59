// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { getScoreDraft, reviewerDecision, saveScoreDraft } from '@portal/contracts/calls/review/decide';
import { useSession } from '@portal/platform';
import { writeDeviceCopy } from '@portal/platform/forms';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import area from '../expose.ts';

const application = staffApplication({ may: may('recommend', 'score', 'abstain') });
const missing = { error: 'not_found', message: 'We could not find what you asked for.' } as const;
const words = 'Half a sentence that was';

const show = () =>
  renderArea(area, { at: `/workspace/review-applications/${application.id}`, user: staff(REVIEWER) });

const open = async () => {
  localStorage.clear();
  const api = fakeApi();
  api.answer(getApplication, { data: application, message: '' });
  api.answer(getScoreDraft, { data: [], message: '' });
  await show();
  const [field] = await screen.findAllByLabelText(/^Justification for/);
  if (!field) throw new Error('no criterion');
  return { api, field };
};

const told = async () => {
  const text = await screen.findByText(/What you typed last is saved nowhere else/);
  return text.closest('[role=status], [role=alert]')?.textContent;
};

test('a reviewer whose review goes to somebody else while writing is told so, with every word', async () => {
  const { api, field } = await open();
  api.refuse(saveScoreDraft, 404, missing);
  await userEvent.type(field, words);
  expect(await told()).toContain(words);
  expect(field).toHaveProperty('value', words);
  expect(screen.queryByText(/We could not find what you asked for/)).toBeNull();
});

test('who comes back to a review that went to somebody else finds what could not be saved', async () => {
  localStorage.clear();
  useSession.setState({ status: 'signed-in', user: staff(REVIEWER) });
  const marks = { FEASIBILITY: { score: 3, justification: words } };
  writeDeviceCopy(`scores-${application.id}`, marks);
  fakeApi().refuse(getApplication, 404, missing);
  await show();
  await screen.findByText('We could not find this application');
  expect(await told()).toContain(`3/5 ${words}`);
});

test('words for an application that moved on meanwhile stay to be read', async () => {
  const { api, field } = await open();
  const returned = { status: 'RETURNED', publicStatus: 'RETURNED', may: may() } as const;
  api.answer(getApplication, { data: staffApplication(returned), message: '' });
  api.refuse(saveScoreDraft, 409, { error: 'invalid_state', message: 'Not possible now.' });
  await userEvent.type(field, words);
  expect(await told()).toContain(words);
});

test('whether the words are safe stands beside the running score, which never leaves the view', async () => {
  const { api, field } = await open();
  api.setOffline(true);
  await userEvent.type(field, words);
  const line = await screen.findByText('No connection, kept on this device');
  expect(line.closest('[data-bar]')).not.toBeNull();
});

test('who recommends at once after the last word is not told that it is lost', async () => {
  localStorage.clear();
  const api = fakeApi();
  const scored = application.criteria.map(({ criterionId }) => ({
    criterionId,
    score: 4,
    justification: 'As the annex shows, line by line.',
    version: 1,
    savedAt: '2026-11-21T08:30:00.000Z',
  }));
  api.answer(getApplication, { data: application, message: '' });
  api.answer(getScoreDraft, { data: scored, message: '' });
  api.answer(saveScoreDraft, { data: scored, message: '' });
  api.reply(reviewerDecision, () => {
    const status = 'RECOMMENDED' as const;
    api.answer(getApplication, { data: staffApplication({ status, may: may() }), message: '' });
    api.refuse(saveScoreDraft, 409, { error: 'invalid_state', message: 'Not possible now.' });
    return {
      data: { id: application.id, status, awaitsSecondSignOff: false, weightedScore: 4, rowVersion: 9 },
      message: '',
    };
  });
  await show();
  const [done] = await screen.findAllByRole('button', { name: /open it again$/ });
  await userEvent.click(done as HTMLElement);
  await userEvent.keyboard('!');
  await userEvent.click(screen.getByRole('button', { name: 'Recommend' }));
  await screen.findByLabelText('Amount recommended');
  await userEvent.click(screen.getByRole('button', { name: 'Recommend' }));
  await screen.findByText('Recommended');
  expect(screen.queryByText(/What you typed last is saved nowhere else/)).toBeNull();
});
