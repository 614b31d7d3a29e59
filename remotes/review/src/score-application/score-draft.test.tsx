// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { getScoreDraft, saveScoreDraft } from '@portal/contracts/calls/review/decide';
import type { SavedMark, SaveScoreDraft } from '@portal/contracts/review/decide';
import { changeLanguage, type User, useSession, useUser } from '@portal/platform';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, cleanup, screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import area from '../expose.ts';
import { ScoringTab } from './ScoringTab.tsx';
import { useScoreDraft } from './score-draft.ts';

const reviewer: User = {
  id: 'usr_reviewer',
  email: 'reviewer@example.org',
  firstName: 'Amina',
  lastName: 'Bello',
  countryCode: 'NG',
  phone: '+233000000000',
  language: 'en',
  authorities: [REVIEWER],
  role: REVIEWER,
  isChatAgent: 0,
  mfaEnabled: true,
};
const application = staffApplication({ version: 2, fundType: 'BASE_FUND', may: may('score') });
const scored: SavedMark = {
  criterionId: 'FEASIBILITY',
  score: 4,
  justification: 'The budget follows the template.',
  version: 1,
  savedAt: '2026-11-21T08:30:00.000Z',
};

const Scoring = () => {
  const draft = useScoreDraft(application);
  const isSignedIn = useUser() !== null;
  return (
    <>
      <ScoringTab application={application} draft={draft} hasKeys />
      {isSignedIn && <DecisionBar application={application} scores={draft} onOpen={() => undefined} />}
    </>
  );
};

const open = async (prepare: (api: FakeApi) => void = () => {}) => {
  const api = fakeApi();
  const kept = new Map([[scored.criterionId, scored]]);
  api.reply(getScoreDraft, () => ({ data: [...kept.values()], message: '' }));
  api.reply(saveScoreDraft, ({ body }) => {
    for (const mark of (body as SaveScoreDraft).marks)
      kept.set(mark.criterionId, { ...mark, version: 2, savedAt: '2026-11-22T08:30:00.000Z' });
    return { data: [...kept.values()], message: 'Saved.' };
  });
  prepare(api);
  await renderArea({ ...area, routes: [{ path: '/', element: <Scoring /> }] }, { at: '/', user: reviewer });
  return api;
};

test('what was scored on an earlier version is there and says so, until it is changed', async () => {
  localStorage.clear();
  const api = await open();
  await screen.findByText('Scored on version 1');
  await userEvent.click(screen.getByRole('button', { name: /: 4 points of 5, open it again$/ }));
  screen.getByDisplayValue('The budget follows the template.');
  const [, , feasible] = screen.getAllByLabelText(/: 5 points of 5/);
  if (!feasible) throw new Error('no such score');
  await userEvent.click(feasible);
  await waitFor(() =>
    expect(api.sent(saveScoreDraft)).toEqual([
      {
        marks: [{ criterionId: 'FEASIBILITY', score: 5, justification: 'The budget follows the template.' }],
      },
    ]),
  );
  await screen.findByText(/^Saved/);
  expect(screen.queryByText('Scored on version 1')).toBeNull();
});

test('without a connection the scores stay on the device and are sent at the next visit', async () => {
  localStorage.clear();
  let api = await open();
  await screen.findByText('Scored on version 1');
  api.setOffline(true);
  const [need] = screen.getAllByLabelText(/: 2 points of 5/);
  if (!need) throw new Error('no such score');
  await userEvent.click(need);
  await screen.findByText(/kept on this device/);

  cleanup();
  api = await open();
  await waitFor(() =>
    expect(api.sent(saveScoreDraft)).toEqual([
      { marks: [{ criterionId: 'QUANTIFIED_NEED', score: 2, justification: '' }] },
    ]),
  );
});

test('a justification that is pasted too long stays whole, and is to be shortened', async () => {
  localStorage.clear();
  const api = await open();
  await screen.findByText('Scored on version 1');
  const [two] = screen.getAllByLabelText(/: 2 points of 5/);
  const [why] = screen.getAllByLabelText(/^Justification for/);
  if (!two || !why) throw new Error('no such criterion');
  await userEvent.click(two);
  await userEvent.click(why);
  await userEvent.paste('w'.repeat(2003));
  expect(why).toHaveProperty('value', 'w'.repeat(2003));
  await screen.findByText('Use at most 2000 characters. There are 2003 now.');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await waitFor(() =>
    expect(api.sent(saveScoreDraft).at(-1)).toEqual({
      marks: [{ criterionId: 'QUANTIFIED_NEED', score: 2, justification: 'w'.repeat(2000) }],
    }),
  );
  expect(screen.queryByText(/^Use at most/)).toBeNull();
});

test('a criterion shows what its points mean and what it is judged by, as its version has them', async () => {
  localStorage.clear();
  await open();
  await screen.findByText(/^0: no Quantified need\..5: nothing left to ask about Quantified need\.$/s);
  expect(screen.getByText('50%')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: /^Feasibility: 4 points of 5/ }));
  const judged = screen.getByLabelText(/Feasibility/, { selector: 'dl' });
  expect(judged.textContent).toContain('Planned start');
  expect(screen.queryByLabelText(/Reform commitment/, { selector: 'dl' })).toBeNull();
});

test('a criterion in English among words of another language is marked as English', async () => {
  localStorage.clear();
  await open();
  await screen.findByText('Scored on version 1');
  const [criterion] = application.criteria;
  if (!criterion) throw new Error('no criterion');
  const [name, guide] = [criterion.name.en, criterion.guide.en.split('\n')[0] ?? ''];
  expect(screen.getByText(name).lang).toBe('');
  await act(() => changeLanguage('ar'));
  for (const text of [screen.getByText(name), screen.getByText(guide, { exact: false })])
    expect(text).toMatchObject({ lang: 'en', dir: 'ltr' });
  await act(() => changeLanguage('en'));
});

test('a score that meets the end of the session ends it here, too', async () => {
  localStorage.clear();
  const api = await open();
  await screen.findByText('Scored on version 1');
  const ended = 'Access token expired';
  api.refuse(saveScoreDraft, 401, { error: 'token_expired', message: ended });
  window.history.replaceState(null, '', '/workspace/applications');
  const [need] = screen.getAllByLabelText(/: 2 points of 5/);
  if (!need) throw new Error('no such score');
  await userEvent.click(need);
  await waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'signed-out', why: 'expired' }));
});

test('what was saved from another device since stands, and what this one kept is there to be copied', async () => {
  localStorage.clear();
  let api = await open();
  await screen.findByText('Scored on version 1');
  api.setOffline(true);
  await userEvent.click(screen.getByRole('button', { name: /: 4 points of 5, open it again$/ }));
  await userEvent.type(screen.getByDisplayValue(scored.justification), ' Typed on the train.');
  await screen.findByText(/kept on this device/);

  cleanup();
  // What is sent on leaving meets no connection either.
  await new Promise((done) => setTimeout(done));
  const later = {
    ...scored,
    justification: 'Written later at the desk.',
    savedAt: '2026-11-23T08:30:00.000Z',
  };
  api = await open((portal) => portal.reply(getScoreDraft, () => ({ data: [later], message: '' })));
  await screen.findByText(/Typed on the train\.$/);
  screen.getByText('You went on scoring elsewhere');
  await userEvent.click(screen.getByRole('button', { name: /: 4 points of 5, open it again$/ }));
  screen.getByDisplayValue('Written later at the desk.');
  cleanup();
  expect(api.sent(saveScoreDraft)).toEqual([]);
});

test('words typed while earlier ones were on their way go on from these', async () => {
  localStorage.clear();
  let api = await open();
  await screen.findByText('Scored on version 1');
  const first = {
    ...scored,
    justification: `${scored.justification} Yes`,
    version: 2,
    savedAt: '2026-11-24T08:30:00Z',
  };
  const arrive = api.hold(saveScoreDraft, { data: [first], message: '' });
  await userEvent.click(screen.getByRole('button', { name: /: 4 points of 5, open it again$/ }));
  const field = screen.getByDisplayValue(scored.justification);
  await userEvent.type(field, ' Yes');
  await waitFor(() => expect(api.sent(saveScoreDraft)).toHaveLength(1));
  await userEvent.type(field, ', no');
  api.setOffline(true);
  arrive();
  await screen.findByText(/kept on this device/);

  cleanup();
  await new Promise((done) => setTimeout(done));
  api = await open((portal) => portal.reply(getScoreDraft, () => ({ data: [first], message: '' })));
  await waitFor(() =>
    expect(api.sent(saveScoreDraft)).toEqual([
      { marks: [{ criterionId: 'FEASIBILITY', score: 4, justification: `${first.justification}, no` }] },
    ]),
  );
});
