import type { Language } from '@portal/contracts';
import { getContent, saveContent } from '@portal/contracts/content/content';
import type { FundLetter } from '@portal/contracts/content/sections';
import { type Decide, previewDecisionMail } from '@portal/contracts/review/decide';
import { beforeEach, describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();
let owner: { id: string; email: string };
let fundId: string;
beforeEach(async () => {
  owner = await portal.make.user();
  fundId = await portal.make.fund({ fundType: 'BASE_FUND' });
});

const words = { subject: 'A subject', body: 'A body' };
const general = { 'contact-received': words, 'contact-reply': words, 'interest-received': words };

interface Save {
  lang?: Language;
  draft?: boolean;
  more?: object;
}
const save = async (letters: unknown[], { lang = 'en', draft = false, more = {} }: Save = {}) =>
  (await portal.as('admin')).raw(saveContent, {
    body: { key: 'emails', lang, data: { ...general, letters, ...more }, ...(draft && { draft }) },
  });
const letter = (more: Partial<FundLetter> = {}): FundLetter => ({
  fundId,
  mail: 'application-approved',
  subject: 'Base Fund {{applicationNumber}}: {{amount}}',
  body: 'The Board has granted you {{amount}}.\n\nUnder these conditions:\n{{conditions}}\nKeep them.\n\nWe call you soon.',
  ...more,
});

const rejection = (body: string): FundLetter =>
  letter({ mail: 'application-rejected', subject: 'Decision', body });

const approval: Omit<Decide, 'rowVersion'> = {
  decision: 'APPROVE',
  amountApproved: { amount: '200000.00', currency: 'USD' },
  messageToApplicant: 'Well done.',
};
const approved = async (language: Language, conditions: string[] = [], fund = fundId) => {
  const { id } = await portal.make.recommended({ owner, fundId: fund });
  await portal.db`update applications set language = ${language} where id = ${id}`;
  const manager = await portal.as('manager');
  const decision = { ...approval, conditions };
  const body = { ...decision, rowVersion: await portal.make.rowVersionOf(id) };
  const shown = (await manager.call(previewDecisionMail, { params: { id }, body })).body.data;
  await portal.make.decision('manager', id, decision);
  const sent = (await portal.mails()).find(({ to }) => to === owner.email);
  expect(shown?.text).toBe(sent?.text);
  return {
    fundWords: shown?.fundWords,
    subject: sent?.subject,
    text: sent?.text ?? '',
    html: sent?.html ?? '',
  };
};

describe('a fund with words of its own for a letter', () => {
  test('has them sent whole, with its facts in their places', async () => {
    expect((await save([letter()])).status).toBe(200);
    const mail = await approved('en', ['Audited accounts', 'حسابات مدققة']);
    expect(mail).toMatchObject({ fundWords: true, subject: expect.stringMatching(/^Base Fund BF-.+: USD/) });
    expect(mail.text).toContain(
      'The Board has granted you USD\u00a0200,000.\n\nUnder these conditions:\n- Audited accounts\n- حسابات مدققة\n\nKeep them.\n\nWe call you soon.\n\n> Well done.',
    );
    expect(mail.text).not.toContain('Next step');
    expect(mail.html).toContain(
      '<ul><li dir="auto">Audited accounts</li><li dir="auto">حسابات مدققة</li></ul>',
    );
  });

  test('leaves out the paragraph of conditions that there are none of', async () => {
    await save([letter()]);
    const { text } = await approved('en');
    expect(text).toContain('granted you USD\u00a0200,000.\n\nWe call you soon.');
    expect(text).not.toContain('conditions');
  });

  test('has the general words in a language that it has none in, and for other letters and funds', async () => {
    const more = { 'application-approved': { subject: 'Notre décision', body: 'Accordé.' } };
    await save([letter()]);
    await save([rejection('{{reason}}')], { lang: 'fr', more });
    const french = await approved('fr', ['Audited accounts']);
    expect(french).toMatchObject({ fundWords: false, subject: 'Notre décision' });
    expect(french.text).toContain(
      'Accordé.\n\nMontant approuvé\n- USD\u00a0200,000\n\nConditions\n- Audited accounts',
    );
    owner = await portal.make.user();
    const other = await approved('en', [], await portal.make.fund({ fundType: 'BASE_FUND' }));
    expect(other).toMatchObject({ fundWords: false });
  });

  test.each<[FundLetter['mail'], Omit<Decide, 'rowVersion'>, string]>([
    ['application-on-hold', { decision: 'HOLD', messageToApplicant: 'We wait.' }, 'Please be patient.'],
    [
      'application-returned',
      {
        decision: 'RETURN',
        sections: ['project'],
        messageToApplicant: 'Please say more about the timetable of the project.',
        dueAt: new Date(Date.now() + 10 * 86_400_000).toISOString(),
      },
      'Please change:\n{{sections}}\n\n{{requests}}\n\nBy {{dueAt}}.',
    ],
  ])('has its own %s sent', async (mail, decision, body) => {
    expect((await save([letter({ mail, subject: 'Own words', body })])).status).toBe(200);
    const { id } = await portal.make.underReview({ owner, fundId });
    await portal.make.decision('manager', id, decision);
    const sent = (await portal.mails()).find(
      ({ to, subject }) => to === owner.email && subject === 'Own words',
    );
    expect(sent?.text).toContain(body.slice(0, 15));
  });

  test('keeps the words that are public while others are a draft', async () => {
    await save([letter()]);
    await save([letter({ subject: 'Not yet' })], { draft: true });
    expect((await approved('en')).subject).toMatch(/^Base Fund/);
  });
});

test('facts that general words name are not told again below them', async () => {
  const body = 'You get {{amount}}.\n\n{{nextStep}}';
  await save([], { more: { 'application-approved': { subject: 'Decision', body } } });
  const { text } = await approved('en', ['Audited accounts']);
  expect(text).toMatch(
    /You get USD.200,000\.\n\nOpen your application.+\n\nConditions\n- Audited accounts\n\n> Well/,
  );
  expect(text).not.toContain('Amount approved');
});

describe('a letter is refused beside its field', () => {
  test('where it fails to name what the applicant must read, once it is published', async () => {
    const letters = [letter(), rejection('No.')];
    const reply = await save(letters);
    expect(reply).toRefuseFields('data.letters.1.body');
    expect(reply.problem?.fields?.[0]?.message).toBe('This letter must also name {{reason}}.');
    expect((await save(letters, { draft: true })).status).toBe(200);
    const { body } = await (await portal.as('admin')).call(getContent, {
      query: { draft: '1', key: ['emails'] },
    });
    expect(body.data[0]?.states?.en?.missing).toEqual(['data.letters.1.body']);
  });

  test.each<[string, object, string]>([
    ['an unknown placeholder', { subject: '{{amount}}' }, 'subject'],
    ['markup', { body: '<b>{{reason}}</b>' }, 'body'],
    ['a fund that there is not', { fundId: 'fund_none' }, 'fundId'],
    ['a mail that is no letter', { mail: 'sign-in-code' }, 'mail'],
    ['an unknown field', { style: 'bold' }, 'style'],
  ])('with %s, as a draft too', async (_, more, field) => {
    for (const draft of [true, false])
      expect(
        await save([letter(), { ...rejection('For this: {{reason}}'), ...more }], { draft }),
      ).toRefuseFields(`data.letters.1.${field}`);
  });

  test('where the fund has that letter already', async () => {
    expect(await save([letter(), letter()])).toRefuseFields('data.letters.1.fundId');
  });

  test('and a draft may lack anything', async () => {
    const lacking = [{}, { mail: null, body: '' }, { fundId, subject: null, mail: 'application-approved' }];
    expect((await save(lacking, { draft: true })).status).toBe(200);
    expect(await save(lacking)).toBeProblem('invalid_request');
    expect((await save([], { draft: true, more: { letters: null } })).status).toBe(200);
  });
});
