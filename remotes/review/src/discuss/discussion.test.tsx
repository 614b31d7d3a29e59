// @vitest-environment jsdom
import { MANAGER, REVIEWER } from '@portal/contracts';
import { listMessages } from '@portal/contracts/calls/applications/conversation';
import { addNote, changeNote, deleteNote, listNotes } from '@portal/contracts/calls/review/notes';
import type { Note } from '@portal/contracts/review/notes';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { screen, userEvent, waitFor, within } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import { may, staffApplication } from '../../test/example-application.ts';
import { openWorkspace } from '../../test/open-workspace.ts';

const application = staffApplication({ may: may('recommend', 'score') });
const note = (given: Partial<Note>): Note => ({
  id: 'nte_1',
  text: 'Is 71 the figure of 2027?',
  spot: null,
  replyTo: null,
  mentions: [],
  byUserId: 'usr_manager',
  byName: 'Kofi Mensah',
  at: '2026-11-21T09:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  ...given,
});
const people = [{ userId: 'usr_manager', name: 'Kofi Mensah' }];

const open = async (notes: Note[], hearsOthers = true) => {
  const api = fakeApi();
  api.answer(listNotes, { data: { notes, people, hearsOthers }, message: '' });
  await openWorkspace(api, REVIEWER, application, { tab: 'discussion' });
  await screen.findByLabelText(/Write to the staff/);
  return { api, panel: screen.getByRole('tabpanel', { name: /^Discussion/ }) };
};

test('answers stand below what they answer, and the tab counts all', async () => {
  const { panel } = await open([
    note({}),
    note({ id: 'nte_2', text: 'Of another thing.' }),
    note({ id: 'nte_3', text: 'Yes, it is.', replyTo: 'nte_1' }),
  ]);
  expect(screen.getByRole('tab', { name: 'Discussion 3' })).toBeDefined();
  const first = within(panel).getAllByRole('article')[0];
  expect(first?.textContent).toMatch(/Is 71 the figure.*Yes, it is\./s);
  expect(first?.textContent).not.toContain('Of another thing.');
  expect(within(panel).queryByText(/after your own recommendation/)).toBeNull();
});

test('who declared a conflict reads notes and messages, and is offered no words of their own', async () => {
  const api = fakeApi();
  const myDeclaration = {
    hasConflict: true,
    type: 'FAMILY' as const,
    note: null,
    signedAt: '2026-11-21T09:00:00.000Z',
  };
  api.answer(listNotes, { data: { notes: [note({})], people, hearsOthers: true }, message: '' });
  api.answer(listMessages, { data: { messages: [], unread: 0 }, message: '' });
  const onBehalf = { ...application.onBehalf, isOnBehalf: true };
  await openWorkspace(api, MANAGER, { ...application, onBehalf, myDeclaration }, { tab: 'discussion' });
  expect(await screen.findByText('Is 71 the figure of 2027?')).toBeDefined();
  expect(screen.getByText('The applicant has not confirmed this entry')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  expect(screen.getByText('You declared a conflict of interest')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Messages' }));
  const messages = await screen.findByRole('tabpanel', { name: 'Messages' });
  expect(await within(messages).findByText('No message yet.')).toBeDefined();
  expect(within(messages).getByText('You declared a conflict of interest')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a note names whom it mentions, and is kept where it could not be sent', async () => {
  const { api, panel } = await open([], false);
  expect(within(panel).getByText(/after your own recommendation/)).toBeDefined();
  api.refuse(addNote, 503, { error: 'unavailable', message: 'Please try again.' });
  await userEvent.type(within(panel).getByLabelText(/Write to the staff/), 'Please look,');
  await userEvent.click(within(panel).getByRole('button', { name: 'Mention' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kofi Mensah' }));
  await userEvent.click(within(panel).getByRole('button', { name: 'Send' }));
  const text = 'Please look, @Kofi Mensah';
  expect(await within(panel).findByText('Please try again.')).toBeDefined();
  expect(within(panel).getByLabelText(/Write to the staff/)).toHaveProperty('value', `${text} `);
  expect(api.sent(addNote)).toEqual([{ text, mentions: ['usr_manager'] }]);
});

test('an answer goes to the note that it answers', async () => {
  const { api, panel } = await open([note({})]);
  api.reply(addNote, () => ({ data: note({ id: 'nte_2', replyTo: 'nte_1' }), message: 'Saved.' }));
  await userEvent.click(within(panel).getByRole('button', { name: 'Reply' }));
  await userEvent.type(
    within(panel).getByLabelText(/Reply to Kofi Mensah/),
    'Yes.{Control>}{Enter}{/Control}',
  );
  expect(api.sent(addNote)).toEqual([{ text: 'Yes.', mentions: [], replyTo: 'nte_1' }]);
  await waitFor(() => expect(within(panel).queryByLabelText(/Reply to Kofi Mensah/)).toBeNull());
});

test('a deleted note can be brought back', async () => {
  const own = note({ byUserId: staff(REVIEWER).id });
  const { api, panel } = await open([own]);
  api.reply(deleteNote, () => {
    api.answer(listNotes, { data: { notes: [], people, hearsOthers: true }, message: '' });
    return { message: 'Deleted.' };
  });
  api.reply(changeNote, () => {
    api.answer(listNotes, { data: { notes: [own], people, hearsOthers: true }, message: '' });
    return { data: own, message: 'Saved.' };
  });
  await userEvent.click(within(panel).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => within(panel).queryByText(own.text)).toBeNull();
  const offered = () => useNotices.getState().shown.find(({ undo }) => undo);
  await expect.poll(offered).toMatchObject({ title: 'Removed', description: own.text });
  offered()?.undo?.run();
  expect(await within(panel).findByText(own.text)).toBeDefined();
  expect(api.sent(changeNote)).toEqual([{ isDeleted: false }]);
});

test('a note that its author deleted first leaves the page when it is settled, and that is told', async () => {
  const theirs = note({});
  const { api, panel } = await open([theirs]);
  api.refuse(changeNote, 404, { error: 'not_found', message: 'It is not there any more.' });
  api.answer(listNotes, { data: { notes: [], people, hearsOthers: true }, message: '' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Resolve' }));
  await expect.poll(() => within(panel).queryByText(theirs.text)).toBeNull();
  expect(useNotices.getState().shown.map(({ description }) => description)).toContain(
    'It is not there any more.',
  );
});
