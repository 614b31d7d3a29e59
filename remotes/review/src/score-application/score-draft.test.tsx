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

/** What is sent of it, beside the words. */
const typedOver = { criterionId: scored.criterionId, score: scored.score, over: scored.savedAt };

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
  await userEvent.click(screen.getByLabelText('Feasibility: 5 points of 5'));
  await waitFor(() =>
    expect(api.sent(saveScoreDraft)).toEqual([
      { marks: [{ ...typedOver, score: 5, justification: 'The budget follows the template.' }] },
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
      { marks: [{ criterionId: 'QUANTIFIED_NEED', score: 2, justification: '', over: null }] },
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
    expect(api.sent(saveScoreDraft).at(-1)).toMatchObject({
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

test('one criterion is open: the first that is not done, then where Tab or a press goes', async () => {
  localStorage.clear();
  await open();
  await screen.findByText('Scored on version 1');
  const justified = () => screen.getByLabelText(/^Justification for/).closest('fieldset')?.dataset.criterion;
  expect(justified()).toBe('QUANTIFIED_NEED');
  expect(screen.getByText('Not scored yet')).toBeDefined();
  screen.getByLabelText(/^Justification for/).focus();
  await userEvent.tab();
  expect(justified()).toBe('REFORM_COMMITMENT');
  expect(document.activeElement).toBe(screen.getByLabelText('Reform commitment: 0 points of 5'));
  // What is done is passed by.
  screen.getByLabelText(/^Justification for/).focus();
  await userEvent.tab();
  expect(justified()).toBe('REFORM_COMMITMENT');
  await userEvent.click(screen.getByRole('button', { name: 'Quantified need' }));
  expect(justified()).toBe('QUANTIFIED_NEED');
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

const stale = { error: 'stale_version', message: 'This was changed meanwhile.' } as const;
const later = {
  ...scored,
  justification: 'Written later at the desk.',
  savedAt: '2026-11-23T08:30:00.000Z',
};
/** Another device saves, and what this one has typed over the words before is refused. */
const goOnElsewhere = (api: FakeApi) => {
  api.reply(getScoreDraft, () => ({ data: [later], message: '' }));
  api.refuse(saveScoreDraft, 409, stale);
};
const typeMore = async () => {
  await userEvent.click(screen.getByRole('button', { name: /: 4 points of 5, open it again$/ }));
  await userEvent.type(screen.getByDisplayValue(scored.justification), ' Typed on the train.');
};
const mine = `${scored.justification} Typed on the train.`;

test('what another device saved meanwhile is shown beside what is typed here, and one of both is chosen', async () => {
  localStorage.clear();
  const api = await open();
  await screen.findByText('Scored on version 1');
  goOnElsewhere(api);
  await typeMore();
  await screen.findByText('Written later at the desk.');
  screen.getByDisplayValue(mine);
  // What is typed of another criterion does not wait for the answer.
  api.reply(saveScoreDraft, ({ body }) => ({
    data: [later, { ...(body as SaveScoreDraft).marks[0], version: 2, savedAt: later.savedAt } as SavedMark],
    message: 'Saved.',
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Quantified need' }));
  await userEvent.click(screen.getByLabelText('Quantified need: 2 points of 5'));
  await waitFor(() =>
    expect(api.sent(saveScoreDraft).at(-1)).toMatchObject({ marks: [{ criterionId: 'QUANTIFIED_NEED' }] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I typed here' }));
  await waitFor(() =>
    expect(api.sent(saveScoreDraft).at(-1)).toEqual({
      marks: [{ ...typedOver, justification: mine, over: later.savedAt }],
    }),
  );
  expect(screen.queryByText('Written later at the desk.')).toBeNull();
});

test('what was kept without a connection does not write over what another device saved since', async () => {
  localStorage.clear();
  let api = await open();
  await screen.findByText('Scored on version 1');
  api.setOffline(true);
  await typeMore();
  await screen.findByText(/kept on this device/);

  cleanup();
  // What is sent on leaving meets no connection either.
  await new Promise((done) => setTimeout(done));
  api = await open(goOnElsewhere);
  const theirs = await screen.findByRole('button', { name: 'Take what was saved elsewhere' });
  screen.getByText('Written later at the desk.');
  screen.getByDisplayValue(mine);
  await userEvent.click(theirs);
  await screen.findByDisplayValue('Written later at the desk.');
  expect(screen.queryByText('You went on scoring elsewhere')).toBeNull();
});

test('an answer that was lost on its way is no other device', async () => {
  localStorage.clear();
  const api = await open();
  await screen.findByText('Scored on version 1');
  api.refuse(saveScoreDraft, 503, { error: 'unavailable', message: 'Try again in a moment.' });
  await typeMore();
  await waitFor(() => expect(api.sent(saveScoreDraft)).toHaveLength(1));
  const arrived = { ...later, justification: mine };
  api.reply(getScoreDraft, () => {
    api.answer(saveScoreDraft, { data: [{ ...arrived, justification: `${mine} On` }], message: '' });
    return { data: [arrived], message: '' };
  });
  api.refuse(saveScoreDraft, 409, stale);
  await userEvent.type(screen.getByDisplayValue(mine), ' On');
  await screen.findByText(/^Saved/);
  expect(api.sent(saveScoreDraft).at(-1)).toMatchObject({ marks: [{ over: arrived.savedAt }] });
  expect(screen.queryByText('You went on scoring elsewhere')).toBeNull();
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
      { marks: [{ ...typedOver, justification: `${first.justification}, no`, over: first.savedAt }] },
    ]),
  );
});
