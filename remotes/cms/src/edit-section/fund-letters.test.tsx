// @vitest-environment jsdom
import * as calls from '@portal/contracts/calls/content/content';
import * as editing from '@portal/contracts/calls/content/editing';
import { getBuiltInMails, sendTestMail } from '@portal/contracts/calls/content/mails';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { emailKeys } from '@portal/contracts/content/mail-placeholders';
import type { ContentSave, SavedContent, Section } from '@portal/contracts/content/section.schemas';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import area from '../expose.ts';

const words = { subject: 'A subject', body: 'A body' };
const general = { 'contact-received': words, 'contact-reply': words, 'interest-received': words };
const state = {
  status: 'PUBLISHED',
  version: 1,
  publishedVersion: 1,
  translationOf: null,
  isBehind: false,
  scheduledFor: null,
  rowVersion: 1,
  updatedBy: null,
  updatedAt: '2026-11-01T09:00:00Z',
} as const;
const builtIn = { subject: 'Decision', body: 'Approved.' };

const open = async ({ isSlow = false } = {}) => {
  const api = fakeApi();
  const section: Section = { key: 'emails', lang: 'en', data: { en: general }, states: { en: state } };
  api.answer(calls.getContent, { data: [section], message: '' });
  api.answer(editing.listContentSchedules, { data: [], message: '' });
  api.answer(editing.noteContentEditor, { data: { others: [], rowVersion: 1 }, message: '' });
  const mails = Object.fromEntries(emailKeys.map((key) => [key, builtIn])) as Record<
    (typeof emailKeys)[number],
    typeof builtIn
  >; // one for each
  const release = api.hold(getBuiltInMails, { data: mails, message: '' });
  if (!isSlow) release();
  const fund = (fundId: string, title: string) => ({ fundId, title: { en: title } }) as Fund; // all that is read
  api.answer(listFunds, { data: [fund('fund_a', 'Fund A'), fund('fund_b', 'Fund B')], message: '' });
  api.answer(sendTestMail, { message: 'Sent.' });
  api.reply(calls.saveContent, ({ body }) => {
    const { key, lang, data } = body as ContentSave; // what the page sent
    return {
      data: { key, lang, data, state: { ...state, rowVersion: 2 } } as SavedContent,
      message: 'Saved.',
    };
  });
  await renderArea(area, { at: '/workspace/content-management/emails?text=en', user: admin });
  const title = await screen.findByText('Application approved');
  await userEvent.click(title);
  const mail = title.closest('details');
  if (!mail) throw new Error('no letters');
  const letters = within(mail);
  if (!isSlow) {
    await letters.findByText('Approved.');
    await letters.findByText('Fund B: general words');
  }
  return { api, letters, release };
};

const lettersOf = (body: unknown) => (body as { data?: { letters?: unknown[] } } | undefined)?.data?.letters;

test('a fund gets words of its own, which begin with the general ones and have to name what matters', async () => {
  const { api, letters } = await open();
  await userEvent.click(letters.getByText('Fund B: general words'));
  await userEvent.click(letters.getAllByText('Write own words').at(-1) as HTMLElement);
  await letters.findByText('Fund B: own words');
  await waitFor(() => expect(document.activeElement).toBe(letters.getByLabelText('Subject')));
  const text = letters.getByLabelText<HTMLTextAreaElement>(/^Text/);
  expect(text.value).toBe('Approved.\n\n{{amount}}\n\n{{conditions}}\n\n{{nextStep}}');
  await userEvent.clear(text);
  await userEvent.click(text);
  await userEvent.paste('You get {{amount}}.');
  await userEvent.click(screen.getByText('Publish English'));
  expect(await screen.findAllByText(/The letter must also name conditions\./)).not.toHaveLength(0);
  expect(api.sent(calls.saveContent)).toEqual([]);
  await userEvent.click(text);
  await userEvent.paste(' If {{conditions}}.');
  await userEvent.click(letters.getByText('Send a test to me'));
  await userEvent.click(screen.getByText('Publish English'));
  const own = { subject: 'Decision', body: 'You get {{amount}}. If {{conditions}}.' };
  await expect
    .poll(() => lettersOf(api.sent(calls.saveContent)[0]))
    .toEqual([{ fundId: 'fund_b', mail: 'application-approved', ...own }]);
  expect(api.sent(sendTestMail)).toEqual([{ key: 'application-approved', lang: 'en', ...own }]);
});

test('and goes back to the general ones; a draft need not name anything yet', async () => {
  const { api, letters } = await open();
  for (const fund of ['Fund A', 'Fund B']) {
    await userEvent.click(letters.getByText(`${fund}: general words`));
    await userEvent.click(letters.getAllByText('Write own words')[1] as HTMLElement);
    await letters.findByText(`${fund}: own words`);
  }
  const [first] = letters.getAllByLabelText(/^Text/);
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, 'Soon.');
  await userEvent.click(letters.getAllByText('Use the general words')[1] as HTMLElement);
  await letters.findByText('Fund B: general words');
  // Begun anew, what is brought back takes the place of it.
  await userEvent.click(letters.getAllByText('Write own words').at(-1) as HTMLElement);
  const notice = useNotices.getState().shown.find(({ undo }) => undo);
  expect(notice?.description).toBe('Fund B: own words');
  const texts = () => letters.getAllByLabelText<HTMLTextAreaElement>(/^Text/).map(({ value }) => value);
  const before = texts();
  await userEvent.type(letters.getAllByLabelText(/^Text/).at(-1) as HTMLElement, ' More');
  expect(texts()).not.toEqual(before);
  act(() => notice?.undo?.run());
  await waitFor(() => expect(texts()).toEqual(before));
  await userEvent.click(letters.getAllByText('Use the general words')[1] as HTMLElement);
  await userEvent.click(screen.getByText('Save draft'));
  await expect
    .poll(() => lettersOf(api.sent(calls.saveContent)[0]))
    .toEqual([{ fundId: 'fund_a', mail: 'application-approved', subject: 'Decision', body: 'Soon.' }]);
});

test('an e-mail is found by its name or its words, and Enter there saves nothing', async () => {
  const { api } = await open();
  const names = () =>
    screen.getAllByRole('group').map((one) => one.querySelector('summary')?.textContent ?? '');
  // Without the words of single funds, which are part of a letter.
  const found = () => names().filter((name) => name !== '' && !name.startsWith('Fund '));
  const all = found().length;
  const search = screen.getByRole('searchbox', { name: /^Find an e-mail/ });
  await userEvent.type(search, 'RETURNED{Enter}');
  await waitFor(() => expect(found()).toEqual(['Application returned']));
  expect(api.sent(calls.saveContent)).toEqual([]);
  await userEvent.clear(search);
  await waitFor(() => expect(found()).toHaveLength(all));
  // An e-mail is also found by the words in it.
  await userEvent.paste('a subject');
  await waitFor(() => expect(found()).toHaveLength(3));
});

test('who writes own words for a mail goes on in its subject', async () => {
  const { letters } = await open();
  await userEvent.click(letters.getAllByText('Write own words')[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(letters.getByLabelText('Subject')));
});

test('what a mail fills in is put where somebody writes, by a press', async () => {
  const { letters } = await open();
  await userEvent.click(letters.getAllByText('Write own words')[0] as HTMLElement);
  const subject = letters.getByLabelText<HTMLInputElement>('Subject');
  await waitFor(() => expect(document.activeElement).toBe(subject));
  const number = letters.getByRole('button', { name: '{{applicationNumber}}' });
  subject.setSelectionRange(0, 0);
  await userEvent.click(number);
  expect(subject.value).toBe('{{applicationNumber}}Decision');
  expect(document.activeElement).toBe(subject);
  expect(letters.getByText('[applicationNumber]Decision')).toBeDefined();
  const text = letters.getByLabelText<HTMLTextAreaElement>(/^Text/);
  await userEvent.click(text);
  await userEvent.click(number);
  expect(text.value).toBe('Approved.{{applicationNumber}}');
});

test('own words that are begun before the built-in ones have arrived begin with them all the same', async () => {
  const { letters, release } = await open({ isSlow: true });
  await userEvent.click(letters.getAllByText('Write own words')[0] as HTMLElement);
  expect(letters.queryByLabelText('Subject')).toBe(null);
  release();
  expect(await letters.findByLabelText('Subject')).toHaveProperty('value', 'Decision');
  expect(letters.getByLabelText(/^Text/)).toHaveProperty('value', 'Approved.');
});

test('words of a mail that gave way to the built-in ones are brought back, with the focus in them', async () => {
  const { letters } = await open();
  await userEvent.click(letters.getAllByText('Write own words')[0] as HTMLElement);
  await userEvent.click(letters.getByLabelText(/^Text/));
  await userEvent.paste(' Well done.');
  await userEvent.click(letters.getByText('Use the built-in words'));
  const notice = useNotices.getState().shown.find(({ undo }) => undo);
  expect(notice?.description).toBe('Application approved');
  act(() => notice?.undo?.run());
  await waitFor(() => expect(document.activeElement).toBe(letters.getByLabelText('Subject')));
  expect(letters.getByLabelText(/^Text/)).toHaveProperty('value', 'Approved. Well done.');
});

test('a mail in the list has one frame', async () => {
  await open();
  const mail = screen.getByText('Application received').closest('details');
  const lines = [mail, mail?.parentElement].map((part) => part && getComputedStyle(part).borderTopWidth);
  expect(lines).toEqual(['1px', '0px']);
});
