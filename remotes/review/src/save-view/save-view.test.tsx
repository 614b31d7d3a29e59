// @vitest-environment jsdom
import { MANAGER } from '@portal/contracts';
import { changeQueueView, listQueueViews, saveQueueView } from '@portal/contracts/calls/review/saved-views';
import type { OwnView } from '@portal/contracts/review/saved-views';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { SaveView } from './SaveView.tsx';

const shows: Pick<OwnView, 'fundId' | 'query' | 'columns'> = { fundId: 'all', query: {}, columns: [] };
const view: OwnView = { id: 'view_1', name: 'Mine', count: 0, countIsCapped: false, ...shows };

test('what became of changing a view is told, whatever became of saving a new one before', async () => {
  const api = fakeApi();
  api.answer(listQueueViews, { data: { builtIn: [], own: [view] }, message: '' });
  api.refuse(saveQueueView, 400, { error: 'invalid_request', message: 'There is one of this name.' });
  const routes = [{ path: '*', element: <SaveView view={view} shows={shows} onOpen={() => {}} /> }];
  await renderArea({ ...area, routes }, { at: '/', user: staff(MANAGER) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change view' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a new view' }));
  await screen.findByText('There is one of this name.');
  api.refuse(changeQueueView, 404, { error: 'not_found', message: 'The view is not there any more.' });
  const change = screen.getAllByRole('button', { name: 'Change view' }).at(-1);
  if (!change) throw new Error('no button');
  await userEvent.click(change);
  await screen.findByText('The view is not there any more.');
  expect(screen.queryByText('There is one of this name.')).toBeNull();
});
