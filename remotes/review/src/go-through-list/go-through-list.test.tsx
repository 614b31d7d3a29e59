// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { getScoreDraft, reviewerDecision, saveScoreDraft } from '@portal/contracts/calls/review/decide';
import { listFundApplications } from '@portal/contracts/calls/review/queue';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import type { QueueRow } from '@portal/contracts/review/queue';
import { Link } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { may, rejected, staffApplication } from '../../test/example-application.ts';
import area from '../expose.ts';

/** Of a row only its id is read here. */
const row = (id: string) => ({ id }) as QueueRow;

/** The workspace of an application that was opened from a list with these ids. */
const open = async (
  id: string,
  ids: readonly string[],
  list = 'view=ALL&late=1',
  rights = may('score', 'recommend'),
) => {
  localStorage.clear();
  const api = fakeApi();
  api.reply(listFundApplications, ({ url }) => {
    const page = Number(url.searchParams.get('page'));
    const pageSize = Number(url.searchParams.get('pageSize')) as 100;
    const data = ids.slice((page - 1) * pageSize, page * pageSize).map(row);
    return { data, message: '', total: ids.length, page, pageSize, nextKey: null, counts: [] };
  });
  api.reply(getApplication, ({ url }) => {
    const shown = url.pathname.split('/').at(-1) ?? '';
    const data = staffApplication({
      id: shown,
      projectTitle: `Project ${shown}`,
      may: rights,
    });
    return { data, message: '' };
  });
  api.answer(getScoreDraft, { data: [], message: '' });
  const kept = new Map<string, SavedMark>();
  api.reply(saveScoreDraft, ({ body }) => {
    for (const mark of (body as SaveScoreDraft).marks)
      kept.set(mark.criterionId, { ...mark, version: 1, savedAt: '2026-11-20T09:00:00.000Z' });
    return { data: [...kept.values()], message: '' };
  });
  const at = `/workspace/review-applications/${id}?${new URLSearchParams({ list })}`;
  await renderArea(area, { at, user: staff(REVIEWER) });
  await screen.findByRole('heading', { name: `Project ${id}` });
  return api;
};

const stepTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('its place in the list is said, n and p go to its neighbours, and the way back is the list', async () => {
  const api = await open('app_2', ['app_1', 'app_2', 'app_3']);
  await screen.findByText('2 of 3');
  expect(screen.getByRole('link', { name: 'Back to the list of applications' }).getAttribute('href')).toBe(
    '/workspace/review-applications?view=ALL&late=1',
  );
  await userEvent.keyboard('n');
  await screen.findByRole('heading', { name: 'Project app_3' });
  await screen.findByText('3 of 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next application' }).disabled).toBe(true);
  await userEvent.keyboard('pp');
  await screen.findByRole('heading', { name: 'Project app_1' });
  const lists = api.requests.filter(({ call }) => call === listFundApplications.id);
  expect(lists.map(({ url }) => [url.searchParams.get('late'), url.searchParams.get('page')])).toEqual([
    ['true', '1'],
  ]);
});

test('the way back from an application that was opened in the inbox is the inbox as it was left', async () => {
  const api = fakeApi();
  api.answer(getApplication, { data: staffApplication({ id: 'app_1', projectTitle: 'Mill' }), message: '' });
  const element = (
    <Link to="/workspace/review-applications/app_1?tab=messages" state={{ inbox: '?kind=APPLICATION' }}>
      Mill
    </Link>
  );
  const routes = [...area.routes, { path: '/workspace/inbox', element }];
  await renderArea({ ...area, routes }, { at: '/workspace/inbox', user: staff(REVIEWER) });
  await userEvent.click(await screen.findByRole('link', { name: 'Mill' }));
  const back = await screen.findByRole('link', { name: 'Back to the inbox' });
  expect(back.getAttribute('href')).toBe('/workspace/inbox?kind=APPLICATION');
});

test('n goes on while the application before still loads', async () => {
  const api = await open('app_1', ['app_1', 'app_2', 'app_3', 'app_4']);
  await screen.findByText('1 of 4');
  const answer = api.hold(getApplication, { data: staffApplication({ id: 'app_4' }), message: '' });
  await userEvent.keyboard('n');
  await screen.findByText('Loading the application');
  await userEvent.keyboard('nn');
  answer();
  await screen.findByText('4 of 4');
});

test('the list goes on past a hundred applications, both ways', async () => {
  const ids = Array.from({ length: 201 }, (_, index) => `app_${index + 1}`);
  await open('app_100', ids, 'view=ALL&page=4&pageSize=25');
  await screen.findByText('100 of 201');
  await waitFor(() => expect(stepTo('Next application')).toContain('/app_101?'));
  await userEvent.keyboard('n');
  await screen.findByText('101 of 201');
  await waitFor(() => expect(stepTo('Previous application')).toContain('/app_100?'));
});

test('an application that has left the list has no place in it', async () => {
  const api = await open('app_9', ['app_1']);
  await waitFor(() => expect(api.sent(listFundApplications)).toHaveLength(1));
  expect(screen.queryByRole('navigation', { name: 'Applications of the list' })).toBeNull();
});

const reject = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reason'), 'OVERSUBSCRIBED');
  await userEvent.type(screen.getByLabelText(/^Message to the applicant/), 'The money is used up this year.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
};

test('who decides goes on to the next application, as is said before', async () => {
  const api = await open('app_1', ['app_1', 'app_2'], 'view=ALL', may('decide'));
  api.answer(reviewerDecision, { data: rejected, message: '' });
  await screen.findByText('Then application 2 of 2 opens.');
  await reject();
  await screen.findByRole('heading', { name: 'Project app_2' });
});

test('who decides on the last one is one Tab from the list', async () => {
  const api = await open('app_2', ['app_1', 'app_2'], 'view=ALL', may('decide'));
  api.answer(reviewerDecision, { data: rejected, message: '' });
  await screen.findByText('2 of 2');
  await reject();
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  await userEvent.tab();
  expect(document.activeElement).toHaveProperty('pathname', '/workspace/review-applications');
  expect(document.activeElement?.textContent).toBe('Back to the list of applications');
});

test('who returns it to the applicant goes on as well', async () => {
  const api = await open('app_1', ['app_1', 'app_2'], 'view=ALL', may('returnIt', 'decide'));
  api.answer(reviewerDecision, { data: rejected, message: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
  await userEvent.selectOptions(await screen.findByLabelText('About'), 'documents');
  await userEvent.type(screen.getByLabelText('What is needed'), 'Please send the budget again.');
  await userEvent.type(screen.getByLabelText(/^Changes due on/), '2099-12-31');
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  await screen.findByRole('heading', { name: 'Project app_2' });
});

test('digits score the next open criterion and lead to its justification, where they are text', async () => {
  await open('app_1', ['app_1']);
  const first = await screen.findByLabelText(/^Justification for/);
  await userEvent.keyboard('4');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(screen.getAllByLabelText<HTMLInputElement>(/: 4 points of 5/)[0]?.checked).toBe(true);
  await userEvent.keyboard('5 boats');
  expect((first as HTMLTextAreaElement).value).toMatch(/^5 boats/);
  // Scored and justified, it closes once the next one has the focus.
  await userEvent.keyboard(' a day is what the budget counts on.');
  await userEvent.tab();
  await userEvent.keyboard('2');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Justification for/)));
  expect(screen.getAllByLabelText<HTMLInputElement>(/: 2 points of 5/)[0]?.checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /: 4 points of 5, open it again$/ }));
  expect((document.activeElement as HTMLTextAreaElement).value).toMatch(/^5 boats a day/);
});

test('the keys are listed, and can be switched off on this device', async () => {
  await open('app_1', ['app_1', 'app_2']);
  await screen.findByText('1 of 2');
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys on the keyboard' });
  await userEvent.click(screen.getByRole('checkbox', { name: /^Letters and digits are keys/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('n');
  screen.getByRole('heading', { name: 'Project app_1' });
  expect(localStorage.getItem('review-keys')).toBe('off');
});
