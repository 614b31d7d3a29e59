// @vitest-environment jsdom
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { ApplicantRole } from '@portal/contracts/applications/member-roles';
import type { Member, Team } from '@portal/contracts/applications/members';
import { getApplication, listMyApplications } from '@portal/contracts/calls/applications/applications';
import { getDraft, saveDraft } from '@portal/contracts/calls/applications/drafts';
import {
  answerInvitation,
  changeMember,
  inviteMember,
  inviteMemberAgain,
  listInvitations,
  listMembers,
  noteSection,
  removeMember,
} from '@portal/contracts/calls/applications/members';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import { queryClient, useNotices } from '@portal/platform';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import { myApplication } from '../../test/example-draft.ts';
import { openAgain } from '../../test/open-again.ts';
import { openForm } from '../../test/open-form.ts';

const member = (given: Partial<Member> = {}): Member => ({
  id: 'mem_1',
  email: 'kofi@example.org',
  name: 'Kofi Boateng',
  role: 'EDIT',
  invitedAt: '2026-11-20T09:00:00Z',
  acceptedAt: '2026-11-21T09:00:00Z',
  isMe: false,
  ...given,
});
const team = (members: Member[], role: ApplicantRole = 'OWNER'): Team => ({
  application: { fundId: 'fund_credit', projectTitle: 'Cold storage', status: 'DRAFT' },
  owner: { name: 'Ada Mensah', email: 'ada@example.org' },
  role,
  members,
});
const openPeople = async (members: Member[], role?: ApplicantRole) => {
  const api = fakeApi();
  api.answer(listMembers, done(team(members, role)));
  await openAgain('/workspace/my-applications/app_1/people');
  await screen.findByRole('heading', { name: 'People' });
  return api;
};
const row = (name: string) =>
  within(screen.getByText(name, { selector: 'bdi' }).closest('li') as HTMLElement);

test('the owner invites an address to one of three things', async () => {
  const api = await openPeople([]);
  expect(screen.getByText('Ada Mensah')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cold storage' }).getAttribute('href')).toBe(
    '/application/fund_credit',
  );
  api.answer(inviteMember, { ...done(team([])), message: 'The invitation is on its way.' });
  await userEvent.type(screen.getByLabelText('E-mail address of the colleague'), ' kofi@example.org ');
  await userEvent.click(screen.getByRole('radio', { name: /^Edit/ }));
  api.answer(listMembers, done(team([member({ name: null, acceptedAt: null })])));
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(api.sent(inviteMember)).toEqual([{ email: 'kofi@example.org', role: 'EDIT' }]);
  expect(await screen.findByText('Invited')).toBeTruthy();
});

test('what the server refuses stands beside its field', async () => {
  const api = await openPeople([]);
  api.refuse(inviteMember, 400, {
    error: 'invalid_request',
    message: 'Please check this.',
    fields: [{ field: 'email', code: 'not_allowed', message: 'This is not possible.' }],
  });
  await userEvent.type(screen.getByLabelText('E-mail address of the colleague'), 'staff@example.org');
  await userEvent.click(screen.getByRole('radio', { name: /^View/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect((await screen.findAllByText('This is not possible.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('E-mail address of the colleague')).toHaveProperty(
    'value',
    'staff@example.org',
  );
});

test('an invitation goes out again, a role changes, and somebody is removed after a question', async () => {
  const waiting = member({
    id: 'mem_2',
    email: 'efua@example.org',
    name: null,
    acceptedAt: null,
    role: 'SIGN',
  });
  const api = await openPeople([member(), waiting]);
  api.answer(inviteMemberAgain, { message: 'The invitation is on its way.' });
  await userEvent.click(row('efua@example.org').getByRole('button', { name: /^Send the mail again/ }));
  await expect.poll(() => api.sent(inviteMemberAgain).length).toBe(1);
  const role = screen.getByLabelText('What Kofi Boateng may do');
  expect(within(role).getByRole('option', { name: 'Sign' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /^Sign/ })).toHaveProperty('disabled', true);
  api.answer(changeMember, { ...done(team([])), message: 'Changed.' });
  await userEvent.selectOptions(role, 'VIEW');
  await userEvent.click(row('Kofi Boateng').getByRole('button', { name: /^Change/ }));
  await expect.poll(() => api.sent(changeMember)).toEqual([{ role: 'VIEW' }]);
  api.refuse(removeMember, 503, { error: 'unavailable', message: 'Try again in a minute.' });
  await userEvent.click(row('Kofi Boateng').getByRole('button', { name: /^Remove/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Kofi Boateng?' }));
  // What failed can be tried again: the question stays.
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => api.sent(removeMember)).toHaveLength(1);
  api.answer(removeMember, { message: 'Removed.' });
  api.answer(listMembers, done(team([waiting])));
  await expect.poll(() => question.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', false);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await expect.poll(() => screen.queryByText('Kofi Boateng')).toBeNull();
});

test('what a colleague may do is looked through by keys and changed by a press', async () => {
  const api = await openPeople([member()]);
  const release = api.hold(changeMember, { ...done(team([])), message: 'Changed.' });
  const role = screen.getByLabelText<HTMLSelectElement>('What Kofi Boateng may do');
  const change = () => row('Kofi Boateng').queryByRole('button', { name: 'Change Kofi Boateng' });
  role.focus();
  await userEvent.selectOptions(role, 'VIEW');
  await userEvent.selectOptions(role, 'EDIT');
  expect(change()).toBeNull();
  await userEvent.selectOptions(role, 'SIGN');
  expect(api.sent(changeMember)).toEqual([]);
  await userEvent.click(change() as HTMLElement);
  expect(role.value).toBe('SIGN');
  api.answer(listMembers, done(team([member({ role: 'SIGN' })])));
  release();
  await expect.poll(change).toBeNull();
  expect(api.sent(changeMember)).toEqual([{ role: 'SIGN' }]);
  expect(role.value).toBe('SIGN');
});

test('a colleague sees the others and leaves, and manages nobody', async () => {
  await openPeople(
    [member({ isMe: true }), member({ id: 'mem_2', name: 'Efua Sarpong', email: 'e@x.org' })],
    'EDIT',
  );
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cold storage' }).getAttribute('href')).toBe(
    '/application/fund_credit?id=app_1',
  );
});

const openList = async (at: string) => {
  const api = fakeApi();
  const counts = { all: 1, open: 1, closed: 0, unread: 0 };
  const shared = myApplication({
    status: 'DRAFT',
    role: 'EDIT',
    projectTitle: 'Mill',
    applicationNumber: null,
  });
  api.answer(listMyApplications, { data: [shared], message: '', total: 1, page: 1, pageSize: 10, counts });
  api.answer(listFunds, { data: [], message: '' });
  api.answer(
    listInvitations,
    done([
      {
        id: 'mem_1',
        role: 'SIGN' as const,
        invitedBy: 'Ada Mensah',
        invitedAt: '2026-11-20T09:00:00Z',
        fundType: 'CREDIT_FUND' as const,
        projectTitle: 'Cold storage',
        organisationName: null,
      },
    ]),
  );
  await openAgain(at);
  return api;
};

test('an invitation waits in the list and is accepted there', async () => {
  const api = await openList('/workspace/my-applications?invitation=mem_1');
  expect(await screen.findByText('Ada Mensah asks you to sign an application')).toBeTruthy();
  expect(screen.queryByText('This invitation is not here for you')).toBeNull();
  api.answer(answerInvitation, done({ applicationId: 'app_9', fundId: 'fund_credit', isOpen: true }));
  api.answer(listInvitations, done([]));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => api.sent(answerInvitation)).toEqual([{ accept: true }]);
});

test('who follows the mail with another account is told so', async () => {
  await openList('/workspace/my-applications?invitation=mem_other');
  expect(await screen.findByText('This invitation is not here for you')).toBeTruthy();
});

test('a shared draft says so, opens under its id and is not deleted by a colleague', async () => {
  await openList('/workspace/my-applications');
  const card = within(await screen.findByRole('article', { name: 'Mill' }));
  expect(card.getByText(/shared with you: Edit/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    '/application/fund_credit?id=app_1',
  );
  expect(card.queryByRole('button', { name: /Delete/ })).toBeNull();
});

const shared = (role: Draft['role'], page = '') =>
  openForm({
    page,
    answers: { project: { projectTitle: 'Mill' } },
    draft: { role, hasColleagues: true },
    prepare: (api) => {
      api.answer(listMembers, done(team([member({ isMe: true })], role)));
      api.answer(noteSection, done({ rowVersion: 4, people: [{ name: 'Ada Mensah', section: 'project' }] }));
    },
  });

test.each(['VIEW', 'SIGN'] as const)('who was invited to %s reads and fills in nothing', async (role) => {
  const { api } = await shared(role);
  expect(
    await screen.findByText(role === 'VIEW' ? /^Reads everything/ : /^Reads, signs with a mailed code/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Project' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Read the answers' }).getAttribute('href')).toBe(
    '/application/fund_credit/check?id=app_1',
  );
  expect(api.sent(saveDraft)).toEqual([]);
});

test('an editor who is taken off while typing keeps the words and reads why', async () => {
  const { api } = await shared('EDIT', 'project');
  const title = await screen.findByLabelText('Project title');
  api.refuse(saveDraft, 404, { error: 'not_found', message: 'It is not there.' });
  api.refuse(getDraft, 404, { error: 'not_found', message: 'It is not there.' });
  api.refuse(getApplication, 404, { error: 'not_found', message: 'It is not there.' });
  await userEvent.type(title, ' and store');
  expect(await screen.findByText('You no longer work on this application')).toBeTruthy();
  expect(screen.getByLabelText('Project title')).toHaveProperty('value', 'Mill and store');
});

test('an editor who may only read by now is told while the page is open, and copies what was not saved', async () => {
  const { api } = await shared('EDIT', 'project');
  const title = await screen.findByLabelText('Project title');
  api.setOffline(true);
  await userEvent.type(title, ' and store');
  await screen.findByText('No connection, kept on this device');
  api.setOffline(false);
  api.answer(noteSection, done({ rowVersion: 4, role: 'VIEW' as const, people: [] }));
  await queryClient.invalidateQueries({ queryKey: ['applications', 'here'] });
  expect(await screen.findByText('You may only read this application now')).toBeTruthy();
  expect(title.matches(':disabled')).toBe(true);
  expect(title).toHaveProperty('value', 'Mill and store');
  const unsaved = within(screen.getByRole('region', { name: 'Typed here and not saved' }));
  expect(unsaved.getByRole('term').textContent).toBe('Project title');
  expect(unsaved.getByRole('definition').textContent).toBe('Mill and store');
  const user = userEvent.setup();
  await user.click(unsaved.getByRole('button', { name: 'Copy these words' }));
  expect(await navigator.clipboard.readText()).toContain('Mill and store');
  await expect.poll(() => useNotices.getState().shown).toMatchObject([{ description: 'Copied' }]);
});

const answersRole = async (api: FakeApi, role: ApplicantRole) => {
  api.answer(noteSection, done({ rowVersion: 4, role, people: [] }));
  await queryClient.invalidateQueries({ queryKey: ['applications', 'here'] });
};

test('who could only read fills in the open form once the owner lets them', async () => {
  const { api, kept } = await shared('VIEW');
  expect(await screen.findByText(/^Reads everything/)).toBeTruthy();
  kept.draft = { ...kept.draft, role: 'EDIT' };
  await answersRole(api, 'EDIT');
  await userEvent.click(await screen.findByRole('link', { name: 'Project' }));
  const calls = api.requests.map(({ call }) => call);
  const before = calls.slice(0, calls.lastIndexOf(getDraft.id));
  expect(
    before.filter((call) => call === noteSection.id),
    'by the answer itself, not by the next one',
  ).toHaveLength(2);
  await userEvent.type(await screen.findByLabelText('Project title'), ' and store');
  await expect
    .poll(() => api.sent(saveDraft).at(-1))
    .toMatchObject({
      answers: { project: { projectTitle: 'Mill and store' } },
    });
});

test('what was refused to a lowered role is saved once it is raised again', async () => {
  const { api, acceptSaves, kept } = await shared('EDIT', 'project');
  const title = await screen.findByLabelText('Project title');
  api.refuse(saveDraft, 403, { error: 'forbidden', message: 'You may only read this.' });
  await userEvent.type(title, ' and store');
  expect(await screen.findByText('You may only read this application now')).toBeTruthy();
  await answersRole(api, 'VIEW');
  acceptSaves();
  await answersRole(api, 'EDIT');
  await expect.poll(() => kept.draft.answers.project?.projectTitle).toBe('Mill and store');
  await expect.poll(() => screen.queryByText('You may only read this application now')).toBeNull();
  expect(title.matches(':disabled')).toBe(false);
});

test('who else is in a section is marked in the list and in the section', async () => {
  const { api } = await shared('EDIT');
  expect(await screen.findByText('Ada Mensah is here now')).toBeTruthy();
  expect(api.sent(noteSection)).toEqual([{ section: null }]);
  await userEvent.click(screen.getByRole('link', { name: 'Project' }));
  await screen.findByLabelText('Project title');
  expect(await screen.findByText('Ada Mensah is here now')).toBeTruthy();
  expect(api.sent(noteSection).at(-1)).toEqual({ section: 'project' });
});

test('what a colleague saves comes into the open form, beside what is being typed', async () => {
  const { api, kept } = await shared('EDIT', 'project');
  const title = await screen.findByLabelText('Project title');
  kept.draft = { ...kept.draft, rowVersion: 5, answers: { project: { projectTitle: 'Mill', city: 'Tema' } } };
  api.answer(noteSection, done({ rowVersion: 5, people: [] }));
  await userEvent.click(await screen.findByRole('link', { name: 'All sections' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Project' }));
  await expect.poll(() => screen.queryByLabelText('City of the project')).toHaveProperty('value', 'Tema');
  expect(title).toHaveProperty('value', 'Mill');
  expect(api.sent(saveDraft)).toEqual([]);
});

test('nothing is said of who works on it before that is known', async () => {
  let release = () => {};
  const prepare = (api: FakeApi) => {
    release = api.hold(listMembers, done(team([member()])));
  };
  await openForm({ page: '', prepare });
  const people = within(await screen.findByRole('region', { name: 'People' }));
  expect(people.queryByText('Only you so far.')).toBeNull();
  release();
  expect(await people.findByText('Kofi Boateng')).toBeTruthy();
});

test('a form of one person asks for nobody else', async () => {
  const { api } = await openForm({ page: 'project' });
  await screen.findByLabelText('Project title');
  expect(api.sent(noteSection)).toEqual([]);
});
