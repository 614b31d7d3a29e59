import { type Language, REVIEWER } from '@portal/contracts';
import { resubmit, withdraw } from '@portal/contracts/applications/applications';
import { getDraft } from '@portal/contracts/applications/drafts';
import { bulkSendBack } from '@portal/contracts/review/bulk';
import {
  assignReviewers,
  type Decide,
  type Declare,
  reviewerDecision as decide,
  declareConflict,
} from '@portal/contracts/review/decide';
import { beforeEach, describe, expect, test } from 'vitest';
import { fullScores } from '../../../test/support/make-applications.ts';
import type { Someone } from '../../../test/support/people.ts';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
beforeEach(async () => {
  owner = await portal.make.user();
});

const mailTo = async (email: string, word: string) => {
  const mail = (await portal.mails()).find(({ to, subject }) => to === email && subject.includes(word));
  if (!mail) throw new Error(`no mail about ${word}`);
  return mail;
};
const inLanguage = (id: string, language: Language) =>
  portal.db`update applications set language = ${language} where id = ${id}`;

describe('the mail of a decision says what follows from it, in the language of the applicant:', () => {
  test('an approval names amount, conditions and next step', async () => {
    const { id } = await portal.make.recommended({ owner });
    await inLanguage(id, 'fr');
    await portal.make.decision('manager', id, {
      decision: 'APPROVE',
      amountApproved: { amount: '200000.00', currency: 'USD' },
      conditions: ['Audited accounts each year'],
      messageToApplicant: 'Well done.',
    });
    const { text, html } = await mailTo(owner.email, 'décision');
    expect(text).toContain('Montant approuvé\n- USD\u00a0200,000\n');
    expect(text).toContain('Conditions\n- Audited accounts each year');
    expect(text).toContain('Prochaine étape\n- Ouvrez votre candidature');
    expect(text).toContain(`/workspace/my-applications/${id}\n`);
    // What staff wrote has a direction of its own.
    expect(html).toContain('<li dir="auto">Audited accounts each year</li>');
    expect(html).toContain('<blockquote dir="auto"><p>Well done.</p></blockquote>');
  });

  test('a rejection names its reason beside the message', async () => {
    const { id } = await portal.make.recommended({ owner });
    await inLanguage(id, 'ar');
    await portal.make.decision('manager', id, {
      decision: 'REJECT',
      reasonCode: 'OVERSUBSCRIBED',
      messageToApplicant: 'There were too many good applications.',
    });
    const { text, html } = await mailTo(owner.email, 'القرار');
    expect(text).toMatch(/السبب\n- [\u0600-\u06ff]/);
    expect(text).toContain('الخطوة التالية\n');
    expect(html).toContain('dir="rtl"');
    expect(html).toContain(
      '<blockquote dir="auto"><p>There were too many good applications.</p></blockquote>',
    );
  });

  test('a return names the sections and the date as the pages write it', async () => {
    const { id } = await portal.make.underReview({ owner });
    await portal.make.decision('reviewer', id, {
      decision: 'RETURN',
      sections: ['project', 'documents'],
      dueAt: '2099-12-04T22:59:59.000Z',
      messageToApplicant: 'Please say more about the timetable.',
    });
    const { text } = await mailTo(owner.email, 'changes requested');
    expect(text).toContain('again by 4 December 2099');
    expect(text).toContain('Sections to change\n- Project\n- Documents');
    expect(text).toContain('Next step\n');
    expect(text).toContain(`/workspace/my-applications/${id}\n`);
  });

  test('a return with requests lists each, in its own direction, after its question', async () => {
    const { id } = await portal.make.underReview({ owner });
    await portal.make.decision('reviewer', id, {
      decision: 'RETURN',
      requests: [{ section: 'documents', field: 'BUDGET', text: 'Please attach the missing annex.' }],
    });
    const { text } = await mailTo(owner.email, 'changes requested');
    expect(text).toContain('What we ask for\n- Budget: \u2068Please attach the missing annex.\u2069');
    expect(text).toContain('Sections to change\n- Documents');
    // Nothing is late on the day that the mail names.
    const [returned] = await portal.db<{ dueAt: string }[]>`select due_at from applications where id = ${id}`;
    expect(returned?.dueAt).toContain('23:59:59');
  });
});

describe('a reviewer who is given an application', () => {
  const assign = async (
    id: string,
    body: { reviewerIds: string[]; dueAt?: string; keepsDates?: boolean; reviewersBefore?: string[] },
  ) =>
    (await portal.as('manager')).call(assignReviewers, {
      params: { id },
      body: { ...body, rowVersion: await portal.make.rowVersionOf(id) },
    });

  test('hears of it at once in the own language, and again only of another date', async () => {
    const { id, applicationNumber } = await portal.make.submitted({ owner });
    const reviewer = portal.person('reviewer');
    await portal.db`update users set language = 'es' where id = ${reviewer.id}`;
    const told = async () =>
      (await portal.mails()).filter(
        ({ to, subject }) => to === reviewer.email && subject.includes(applicationNumber),
      );
    const given = { reviewerIds: [reviewer.id], dueAt: '2099-03-01T22:59:59.000Z' };
    expect((await assign(id, given)).status).toBe(200);
    const [mail] = await told();
    const manager = portal.person('manager');
    expect(mail?.text).toContain(`${manager.firstName} ${manager.lastName} le pide que revise la solicitud`);
    expect(mail?.text).toContain('Tariff revenue loss, 2024 claim period');
    expect(mail?.text).toContain('1 de marzo de 2099');
    expect(mail?.text).toContain(`/workspace/review-applications/${id}`);
    await assign(id, given);
    expect(await told()).toHaveLength(1);
    await assign(id, { ...given, dueAt: '2099-04-01T22:59:59.000Z' });
    expect(await told()).toHaveLength(2);
    await portal.db`update users set language = 'en' where id = ${reviewer.id}`;
  });

  test('keeps the own date without another mail when somebody else is given it, too', async () => {
    const { id, applicationNumber } = await portal.make.submitted({ owner });
    const [first, second] = [
      await portal.make.user({ role: REVIEWER }),
      await portal.make.user({ role: REVIEWER }),
    ];
    await assign(id, { reviewerIds: [first.id], dueAt: '2099-03-01T22:59:59.000Z' });
    const both = { reviewerIds: [first.id, second.id], dueAt: '2099-05-01T22:59:59.000Z', keepsDates: true };
    const { body } = await assign(id, both);
    expect(body.data.map(({ dueAt }) => dueAt?.slice(0, 10))).toEqual(['2099-03-01', '2099-05-01']);
    const told = (await portal.mails()).filter(({ subject }) => subject.includes(applicationNumber));
    expect(told.filter(({ to }) => to === first.email)).toHaveLength(1);
    expect(told.filter(({ to }) => to === second.email)).toHaveLength(1);
  });

  test('hears when it is there to be reviewed once more, of several in one mail', async () => {
    const reviewer = await portal.make.user({ role: REVIEWER, language: 'fr' });
    const sent = [
      await portal.make.recommended({ owner }, reviewer),
      await portal.make.recommended({ owner: await portal.make.user() }, reviewer),
    ] as const;
    const told = async () => (await portal.mails()).filter(({ to }) => to === reviewer.email);
    const manager = await portal.as('manager');
    const rows = [];
    for (const { id } of sent) rows.push({ id, rowVersion: await portal.make.rowVersionOf(id) });
    await manager.call(bulkSendBack, { body: { rows, internalComment: 'Look at the figures.' } });
    expect((await told()).map(({ subject }) => subject)).toEqual(['2 examens vous attendent']);
    const [{ id, applicationNumber }] = sent;
    await portal.make.decision('manager', id, {
      decision: 'RETURN',
      sections: ['project'],
      messageToApplicant: 'Please say more about the timetable.',
    });
    const applicant = await portal.as(owner);
    const draft = (await applicant.call(getDraft, { query: { id } })).body.data;
    await applicant.call(resubmit, {
      params: { id },
      body: {
        rowVersion: draft.rowVersion,
        answers: { project: { ...draft.answers.project, summary: 'With a timetable of two years.' } },
      },
    });
    const [mail] = await told();
    expect(mail?.subject).toBe(`La candidature ${applicationNumber} vous revient pour examen`);
    expect(mail?.text).toContain(`/workspace/review-applications/${id}`);
  });

  test('hears in the own language when it is withdrawn, unless the word was spoken', async () => {
    const fundId = await portal.make.fund({ fundType: 'BASE_FUND', requiredReviewers: 2 });
    const { id, applicationNumber } = await portal.make.underReview({ owner, fundId });
    const [waiting, done] = [
      await portal.make.user({ role: REVIEWER, language: 'fr' }),
      await portal.make.user({ role: REVIEWER }),
    ];
    expect((await assign(id, { reviewerIds: [waiting.id, done.id] })).status).toBe(200);
    await (await portal.as(done)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
    const word = { decision: 'APPROVE' as const, scores: fullScores('BASE_FUND') };
    expect((await portal.make.decision(done, id, word)).status).toBe(200);
    const body = { rowVersion: await portal.make.rowVersionOf(id) };
    expect((await (await portal.as(owner)).call(withdraw, { params: { id }, body })).status).toBe(200);
    const told = async (email: string) =>
      (await portal.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    const news = `Votre examen de la candidature ${applicationNumber} n’est plus nécessaire`;
    expect(await told(waiting.email)).toContain(news);
    expect(await told(done.email)).toEqual([`Application ${applicationNumber} for your review`]);
  });

  test('hears when it goes to somebody else, when enough others have spoken, and when it is decided', async () => {
    const people = [
      await portal.make.user({ role: REVIEWER }),
      await portal.make.user({ role: REVIEWER }),
      await portal.make.user({ role: REVIEWER }),
    ] as const;
    const [taken, waiting, speaking] = people;
    const gone = async () =>
      (await portal.mails()).flatMap(({ to, subject }) =>
        subject.includes('no longer needed') ? people.filter(({ email }) => email === to) : [],
      );
    const { id } = await portal.make.submitted({ owner });
    await assign(id, { reviewerIds: people.map((one) => one.id) });
    await assign(id, { reviewerIds: [waiting.id, speaking.id] });
    expect(await gone()).toEqual([taken]);
    await (await portal.as(speaking)).call(declareConflict, { params: { id }, body: { hasConflict: false } });
    await portal.make.decision(speaking, id, { decision: 'APPROVE', scores: fullScores('BASE_FUND') });
    expect(await gone(), 'newest first').toEqual([waiting, taken]);
    await portal.make.decision('manager', id, { decision: 'APPROVE' });
    expect(await gone(), 'once').toHaveLength(2);

    const other = await portal.make.submitted({ owner: await portal.make.user() });
    await assign(other.id, { reviewerIds: [waiting.id] });
    const message = { rule: 'stateParty', messageToApplicant: 'Not a State Party yet.' } as const;
    await portal.make.decision('manager', other.id, { decision: 'MARK_INELIGIBLE', ...message });
    expect(await gone()).toEqual([waiting, waiting, taken]);
  });

  test('is not given a date that has passed', async () => {
    const { id } = await portal.make.submitted({ owner });
    const reply = await assign(id, {
      reviewerIds: [portal.person('reviewer').id],
      dueAt: '2026-10-01T22:59:59.000Z',
    });
    expect(reply).toRefuseFields('dueAt');
  });

  test('is not overwritten by a manager who saw other reviewers', async () => {
    const { id } = await portal.make.submitted({ owner });
    const [one, two] = [portal.person('reviewer').id, portal.person('reviewer2').id];
    expect((await assign(id, { reviewerIds: [one], reviewersBefore: [] })).status).toBe(200);
    expect(await assign(id, { reviewerIds: [two], reviewersBefore: [] })).toBeProblem('stale_version');
    expect((await assign(id, { reviewerIds: [two], reviewersBefore: [one] })).status).toBe(200);
  });
});

test('what colleagues declare, recommend or are given does not make the open form of a reviewer stale', async () => {
  const fundId = await portal.make.fund({ fundType: 'BASE_FUND' });
  await portal.db`update funds set required_reviewers = 2 where id = ${fundId}`;
  const { id } = await portal.make.underReview({ owner, fundId });
  const seen = await portal.make.rowVersionOf(id);
  const colleague = await portal.make.user({ role: REVIEWER });
  const say = async (who: Someone, body: Partial<Decide>) =>
    (await portal.as(who)).call(decide, {
      params: { id },
      body: { decision: 'APPROVE', scores: fullScores('BASE_FUND'), rowVersion: seen, ...body },
    });
  const declare = async (who: Someone, body: Declare) =>
    (await portal.as(who)).call(declareConflict, { params: { id }, body });
  await declare('reviewer2', { hasConflict: true, type: 'FAMILY' });
  await declare(colleague, { hasConflict: false });
  await (await portal.as('manager')).call(assignReviewers, {
    params: { id },
    body: { reviewerIds: [portal.person('reviewer').id, colleague.id], rowVersion: seen },
  });
  expect((await say(colleague, {})).body.data.status).toBe('UNDER_REVIEW');
  expect((await say(colleague, { decision: 'ABSTAIN', conflictType: 'OTHER' })).status).toBe(200);
  expect((await say('reviewer', {})).status).toBe(200);
});
