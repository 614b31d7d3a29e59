// @vitest-environment jsdom
import { MANAGER, REVIEWER, SUPER } from '@portal/contracts';
import { getApplication, withdraw } from '@portal/contracts/calls/applications/applications';
import { previewWithdrawalMail, reviewerDecision } from '@portal/contracts/calls/review/decide';
import { listQueueViews } from '@portal/contracts/calls/review/saved-views';
import { listReplyTemplates } from '@portal/contracts/calls/support/inbox';
import { useQuery } from '@portal/platform';
import { writeDeviceCopy } from '@portal/platform/forms';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import { exampleDecision } from '../../test/example-decision.ts';
import { openWorkspace } from '../../test/open-workspace.ts';
import area from '../expose.ts';
import { applicationToReview } from '../read-application/application.queries.ts';
import { queueViews } from '../save-view/views.queries.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { decisionCopyName } from './decision-kinds.ts';

test('a withdrawal shows its letter before it is sent, once the request is named', async () => {
  const api = fakeApi();
  api.answer(previewWithdrawalMail, {
    data: { to: 'awa@example.org', language: 'ar', subject: 'طلبك', text: 'سُحب طلبك', fundWords: false },
    message: '',
  });
  const application = staffApplication({ rowVersion: 7, may: may('withdraw') });
  const element = (
    <DecisionPanel
      kind="WITHDRAW"
      application={application}
      scores={{ scores: [] }}
      onClose={() => {}}
      onDone={() => {}}
    />
  );
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
  await userEvent.click(await screen.findByText('Preview of the letter'));
  await screen.findByText('Complete the fields above first; then the letter can be shown.');
  expect(api.sent(previewWithdrawalMail)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/written request/), 'Letter of 4 December.');
  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }));
  expect((await screen.findByText('سُحب طلبك')).closest('[lang]')?.getAttribute('lang')).toBe('ar');
  screen.getByText('To awa@example.org, in Arabic');
  screen.getByText('In the general words: the fund has none of its own in Arabic.');
  expect(api.sent(previewWithdrawalMail)).toEqual([{ rowVersion: 7, reason: 'Letter of 4 December.' }]);
  expect(api.sent(withdraw)).toEqual([]);
});

test('a return without a date leaves the days to the fund', async () => {
  const api = fakeApi();
  api.answer(reviewerDecision, {
    data: { id: 'app_1', status: 'RETURNED', awaitsSecondSignOff: false, weightedScore: null, rowVersion: 8 },
    message: '',
  });
  const application = staffApplication({ rowVersion: 7, may: may('returnIt') });
  const given = { application, scores: { scores: [] }, onClose: () => {}, onDone: () => {} };
  const routes = [{ path: '/', element: <DecisionPanel kind="RETURN" {...given} /> }];
  await renderArea({ ...area, routes }, { at: '/', user: staff(MANAGER) });
  screen.getByText(/as many days as the fund gives/);
  const [about] = await screen.findAllByRole('combobox');
  await userEvent.selectOptions(about as HTMLElement, 'project');
  await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Please say more of the timetable.');
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  const requests = [{ section: 'project', text: 'Please say more of the timetable.' }];
  await expect
    .poll(() => api.sent(reviewerDecision))
    .toEqual([{ decision: 'RETURN', rowVersion: 7, requests }]);
});

test('what was prepared for applicants in this language goes into the message, after what was typed', async () => {
  const api = fakeApi();
  const french = {
    id: 'rep_1',
    language: 'fr',
    title: 'Comptes',
    text: 'Il manque les comptes audités.',
  } as const;
  api.answer(listReplyTemplates, {
    data: [french, { ...french, id: 'rep_2', language: 'en', title: 'Accounts' }],
    message: '',
  });
  const application = staffApplication({ language: 'fr', may: may('hold') });
  const given = { application, scores: { scores: [] }, onClose: () => {}, onDone: () => {} };
  const routes = [{ path: '/', element: <DecisionPanel kind="HOLD" {...given} /> }];
  await renderArea({ ...area, routes }, { at: '/', user: staff(MANAGER) });
  const message = await screen.findByLabelText('Message to the applicant');
  await userEvent.type(message, 'Bonjour.');
  await userEvent.click(screen.getByRole('button', { name: 'Prepared replies' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Comptes' }));
  expect(screen.queryByRole('menuitem', { name: 'Accounts' })).toBeNull();
  expect(message).toHaveProperty('value', 'Bonjour.\n\nIl manque les comptes audités.');
  await expect.poll(() => document.activeElement).toBe(message);
});

test.each([
  [MANAGER, false],
  [SUPER, true],
])(
  'who decides second over the last of the balance, as %s, is told and keeps what was entered',
  async (role, mayExceed) => {
    const api = fakeApi();
    const message = 'The amount is more than the fund has available.';
    api.refuse(reviewerDecision, 409, { error: 'insufficient_balance', message });
    const done: string[] = [];
    const element = (
      <DecisionPanel
        kind="APPROVE"
        application={staffApplication({ rowVersion: 7, may: may('decide') })}
        scores={{ scores: [] }}
        onClose={() => {}}
        onDone={(kind) => done.push(kind)}
      />
    );
    await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(role) });
    const amount = await screen.findByLabelText('Amount approved');
    await userEvent.clear(amount);
    await userEvent.type(amount, '900000');
    await userEvent.type(screen.getByLabelText(/^Conditions/), 'Accounts each year');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(amount).toHaveProperty('value', '900,000');
    expect(screen.getByLabelText(/^Conditions/)).toHaveProperty('value', 'Accounts each year');
    expect(screen.queryByLabelText(/^Why the available balance may be exceeded/) !== null).toBe(mayExceed);
    expect(done).toEqual([]);
  },
);

test('what advises against is sent with a red button, as what rejects is', async () => {
  fakeApi();
  const application = staffApplication({ may: may('recommend', 'decide') });
  const element = (['RECOMMEND', 'ADVISE_AGAINST', 'REJECT'] as const).map((kind) => (
    <DecisionPanel
      key={kind}
      kind={kind}
      application={application}
      scores={{ scores: [] }}
      onClose={() => {}}
      onDone={() => {}}
    />
  ));
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
  await screen.findByRole('button', { name: 'Recommend' });
  const colourOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;
  expect(colourOf('Advise against')).toBe(colourOf('Reject'));
  expect(colourOf('Advise against')).not.toBe(colourOf('Recommend'));
});

test.each([
  ['en', 'Message to the applicant', 'Put on hold', 'Failed to submit reviewer decision'],
  ['fr', 'Message au candidat', 'Mettre en attente', 'Impossible d’envoyer la décision'],
] as const)(
  'a decision that could not be sent says so in %s, and can be sent again',
  async (language, label, verb, said) => {
    const api = fakeApi();
    const element = (
      <DecisionPanel
        kind="HOLD"
        application={staffApplication({ may: may('hold') })}
        scores={{ scores: [] }}
        onClose={() => {}}
        onDone={() => {}}
      />
    );
    const routes = [{ path: '/', element }];
    await renderArea({ ...area, routes }, { at: '/', language, user: staff(MANAGER) });
    const words = await screen.findByLabelText(new RegExp(`^${label}`));
    await userEvent.type(words, 'Les comptes manquent.');
    api.setOffline(true);
    await userEvent.click(screen.getByRole('button', { name: verb }));
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(words).toHaveProperty('value', 'Les comptes manquent.');
    expect(screen.getByRole('button', { name: verb })).toBeDefined();
  },
);

test.each([
  ['APPROVE', 'decide', 'amountApproved.amount', 'Amount approved'],
  ['RECOMMEND', 'recommend', 'amountRecommended.amount', 'Amount recommended'],
  ['HOLD', 'hold', 'messageToApplicant', 'Message to the applicant'],
] as const)(
  'what is wrong with %s is told at its field, which is then in focus',
  async (kind, right, field, label) => {
    const message = 'Please enter something else.';
    fakeApi().refuse(reviewerDecision, 400, {
      error: 'invalid_request',
      message: 'Please check the marked fields.',
      fields: [{ field, code: 'too_big', message }],
    });
    const application = staffApplication({ may: may(right) });
    const nothing = () => {};
    const element = (
      <DecisionPanel
        kind={kind}
        application={application}
        scores={{ scores: [] }}
        onClose={nothing}
        onDone={nothing}
      />
    );
    await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
    const input = await screen.findByLabelText(label);
    if (kind === 'HOLD') await userEvent.type(input, 'The accounts are missing.');
    await userEvent.click(screen.getByRole('button', { name: /^(Approve|Recommend|Put on hold)$/ }));
    await expect.poll(() => document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  },
);

test.each([
  ['RECOMMEND', 409, 'stale_version', /^Recommend$/],
  ['ADVISE_AGAINST', 400, 'invalid_request', /^Advise against$/],
] as const)(
  'who writes %s while the decision mode changes is told, and keeps what was written',
  async (kind, status, error, verb) => {
    const api = fakeApi();
    const facts = { id: 'app_1', may: may('recommend') };
    const before = staffApplication(facts);
    const fund = { ...before.fund, decisionMode: 'SINGLE_STEP' as const };
    api.answer(getApplication, { data: before, message: '' });
    api.refuse(reviewerDecision, status, { error, message: 'Please look at it anew.' });
    const Opened = () => {
      const { data } = useQuery(applicationToReview('app_1'));
      if (data?.audience !== 'STAFF') return null;
      const nothing = () => {};
      return (
        <DecisionPanel
          kind={kind}
          application={data}
          scores={{ scores: [] }}
          onClose={nothing}
          onDone={nothing}
        />
      );
    };
    const routes = [{ path: '/', element: <Opened /> }];
    await renderArea({ ...area, routes }, { at: '/', user: staff(REVIEWER) });
    const comment = await screen.findByLabelText(/^Comment for the staff/);
    await userEvent.type(comment, 'Well argued.');
    const reason = screen.queryByLabelText('Reason');
    if (reason) await userEvent.selectOptions(reason, 'OVERSUBSCRIBED');
    const changed = staffApplication({ ...facts, may: may('decide'), fund });
    api.answer(getApplication, { data: changed, message: '' });
    await userEvent.click(screen.getByRole('button', { name: verb }));
    await screen.findByText(/^This decision is no longer possible/);
    expect(screen.queryByRole('button', { name: verb })).toBeNull();
    expect(comment).toHaveProperty('value', 'Well argued.');
  },
);

test.each([
  [['OVERSUBSCRIBED', 'OVERSUBSCRIBED'], 'OVERSUBSCRIBED'],
  [['OVERSUBSCRIBED', 'INELIGIBLE_PROJECT'], ''],
] as const)(
  'who rejects reads the advice, and a reason in common (%s) is chosen',
  async (reasons, chosen) => {
    fakeApi();
    const decisions = reasons.map((reasonCode) => exampleDecision({ decision: 'REJECT', reasonCode }));
    const application = staffApplication({ decisions, may: may('decide') });
    const nothing = () => {};
    const element = (
      <DecisionPanel
        kind="REJECT"
        application={application}
        scores={{ scores: [] }}
        onClose={nothing}
        onDone={nothing}
      />
    );
    await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
    expect(await screen.findByLabelText('Reason')).toHaveProperty('value', chosen);
    expect(screen.getAllByText(/: Not recommended$/)).toHaveLength(2);
    expect(
      screen.getAllByText(/The fund has more requests than money/, { selector: 'p' }).length,
    ).toBeGreaterThan(0);
  },
);

test('a decision that the end of a session interrupted is open again, at the field that was left', async () => {
  const { id } = staffApplication();
  writeDeviceCopy(decisionCopyName(id, 'HOLD'), { message: 'The accounts of' }, staff(MANAGER).id, 'message');
  await openWorkspace(fakeApi(), MANAGER, staffApplication({ may: may('hold') }));
  const words = await screen.findByLabelText('Message to the applicant');
  await expect.poll(() => document.activeElement).toBe(words);
  await expect.poll(() => words).toHaveProperty('value', 'The accounts of');
});

test('what is too old to be put back opens no decision', async () => {
  const { id } = staffApplication();
  localStorage.setItem(
    `portal_draft:${staff(MANAGER).id}:${decisionCopyName(id, 'HOLD')}`,
    JSON.stringify({ values: { message: 'The accounts of' }, at: Date.now() - 8 * 24 * 3_600_000 }),
  );
  await openWorkspace(fakeApi(), MANAGER, staffApplication({ may: may('hold') }));
  await screen.findByRole('button', { name: 'More' });
  expect(screen.queryByLabelText('Message to the applicant')).toBeNull();
});

test('a decision counts anew what waits under each view of the list', async () => {
  const api = fakeApi();
  const counted = (count: number) => ({
    data: { builtIn: [{ key: 'TO_DECIDE' as const, count, countIsCapped: false }], own: [] },
    message: '',
  });
  const Counts = () => <p>To decide: {useQuery(queueViews()).data?.builtIn[0]?.count}</p>;
  const application = staffApplication({ may: may('startReview') });
  const given = { application, scores: { scores: [] }, onClose: () => {}, onDone: () => {} };
  const element = [<Counts key="counts" />, <DecisionPanel key="panel" kind="START_REVIEW" {...given} />];
  api.answer(listQueueViews, counted(2));
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(MANAGER) });
  await screen.findByText('To decide: 2');
  api.answer(listQueueViews, counted(1));
  api.answer(reviewerDecision, {
    data: {
      id: 'app_1',
      status: 'UNDER_REVIEW',
      awaitsSecondSignOff: false,
      weightedScore: null,
      rowVersion: 6,
    },
    message: '',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Start the review' }));
  await screen.findByText('To decide: 1');
});
