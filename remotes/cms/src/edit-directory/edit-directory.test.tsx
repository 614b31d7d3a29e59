// @vitest-environment jsdom
import type { Call, Page, Result } from '@portal/contracts';
import * as offices from '@portal/contracts/calls/content/contacts';
import * as faqs from '@portal/contracts/calls/content/faqs';
import * as partners from '@portal/contracts/calls/content/partners';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import { listPublicFiles, publishFile } from '@portal/contracts/calls/kernel/files';
import type { Contact } from '@portal/contracts/content/contacts';
import type { Faq } from '@portal/contracts/content/faqs';
import type { Partner } from '@portal/contracts/content/partners';
import { useLeaveQuestion } from '@portal/platform';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { fakeUploads } from '@portal/testing/fake-chat';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { describe, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import area from '../expose.ts';

const facts = { order: 10, isPublished: true, updatedAt: '2026-11-01T09:00:00Z', rowVersion: 3 };

const faq = (question: string, more: Partial<Faq> = {}): Faq => ({
  id: 'faq_a',
  category: 'GENERAL',
  question: { en: question },
  answer: { en: 'Yes.' },
  helpfulYes: 0,
  helpfulNo: 0,
  updatedBy: null,
  ...facts,
  ...more,
});

const partner = (name: string, more: Partial<Partner> = {}): Partner => ({
  id: 'prt_a',
  name: { en: name },
  type: 'FOUNDER',
  role: { en: 'Founder' },
  logoFileKey: 'bank.svg',
  logoAlt: { en: 'A bank' },
  website: null,
  description: { en: 'Lends.' },
  ...facts,
  ...more,
});

const office = (label: string, more: Partial<Contact> = {}): Contact => ({
  id: 'off_a',
  label: { en: label },
  address: { en: '1 Example Avenue' },
  countryCode: 'RW',
  city: 'Kigali',
  emails: ['help@fund.example'],
  phones: ['+250000000001'],
  openingHours: { en: 'Mornings' },
  mapUrl: null,
  ...facts,
  ...more,
});

interface Calls<R, A extends object, U extends object> {
  list: Call<{ query: object; response: Page<R> }>;
  add: Call<{ body: A; response: Result<R> }>;
  update: Call<{ body: U; response: Result<R> }>;
  rowOf: (title: string, more?: object) => R;
}

/** What a list calls its things, and how its part of the API is given what it has. */
const listOf = <R, A extends object, U extends object>(
  names: { name: string; id: string; titleField: RegExp; gone: string; title: string },
  { list, add, update, rowOf }: Calls<R, A, U>,
) => ({
  ...names,
  updateCall: update.id,
  added: (api: FakeApi) => api.sent(add),
  updated: (api: FakeApi) => api.sent(update),
  titleOf: (en: string) => ({ [names.title]: { en } }),
  /** From now on it has this one, or none; `whenRead` runs each time that somebody asks. */
  has: (api: FakeApi, title?: string, more?: object, whenRead = () => {}) =>
    api.reply(list, () => {
      whenRead();
      const data = title === undefined ? [] : [rowOf(title, more)];
      return { data, message: '', total: data.length, page: 1, pageSize: 1 };
    }),
  saves: (api: FakeApi) => {
    api.answer(add, { data: rowOf('Saved'), message: 'Saved.' });
    api.answer(update, { data: rowOf('Saved'), message: 'Saved.' });
  },
  refuses: (api: FakeApi, status: number, error: 'stale_version' | 'not_found') =>
    api.refuse(update, status, { error, message: 'Somebody was here before you.' }),
});

const lists = [
  listOf(
    {
      name: 'faqs',
      id: 'faq_a',
      title: 'question',
      titleField: /^Question/,
      gone: 'This question is no longer there.',
    },
    { list: faqs.listFaqs, add: faqs.addFaq, update: faqs.updateFaq, rowOf: faq },
  ),
  listOf(
    {
      name: 'partners',
      id: 'prt_a',
      title: 'name',
      titleField: /^Name/,
      gone: 'This partner is no longer there.',
    },
    {
      list: partners.listPartners,
      add: partners.addPartner,
      update: partners.updatePartner,
      rowOf: partner,
    },
  ),
  listOf(
    {
      name: 'offices',
      id: 'off_a',
      title: 'label',
      titleField: /^Name/,
      gone: 'This office is no longer there.',
    },
    { list: offices.listContacts, add: offices.addContact, update: offices.updateContact, rowOf: office },
  ),
];

describe.each(lists)('the form of $name', (list) => {
  const { has, saves, refuses, added, updated, titleOf } = list;
  const path = `/workspace/content-management/${list.name}-list`;

  const open = async () => {
    const api = fakeApi();
    has(api, 'Ours');
    saves(api);
    api.answer(listPublicFiles, { data: [], message: '' });
    api.answer(listCountries, { data: [], message: '' });
    await renderArea(area, { at: `${path}/${list.id}`, user: admin });
    const title = await screen.findByRole('textbox', { name: list.titleField });
    await expect.poll(() => title).toHaveProperty('value', 'Ours');
    return { api, title };
  };
  const type = async (title: HTMLElement, text: string) => {
    await userEvent.clear(title);
    await userEvent.type(title, text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save draft' }));

  /** Typed, and meanwhile somebody else saved. */
  const meetTheirs = async () => {
    const { api, title } = await open();
    await type(title, 'Mine');
    refuses(api, 409, 'stale_version');
    has(api, 'Theirs', { rowVersion: 4, order: 70, isPublished: false });
    await save();
    const list = await screen.findByRole('list', { name: 'Differences' });
    expect(list.textContent).toContain('Theirs');
    expect(list.textContent).toContain('Mine');
    expect(title).toHaveProperty('value', 'Mine');
    saves(api);
    return { api, title };
  };

  test('what somebody else saved is shown beside what was typed, which is laid over it', async () => {
    const { api, title } = await meetTheirs();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my text' }));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
    expect(title).toHaveProperty('value', 'Mine');
    await save();
    await expect.poll(() => updated(api).length).toBe(2);
    expect(updated(api)[0]).toMatchObject({ ...titleOf('Mine'), rowVersion: 3, order: 10 });
    const both = { ...titleOf('Mine'), isPublished: false, rowVersion: 4, order: 70 };
    expect(updated(api)[1]).toMatchObject(both);
  });

  test('their text can be taken instead', async () => {
    const { api, title } = await meetTheirs();
    await userEvent.click(screen.getByRole('button', { name: 'Take their text' }));
    await expect.poll(() => title).toHaveProperty('value', 'Theirs');
    await save();
    await expect.poll(() => updated(api)[1]).toMatchObject({ ...titleOf('Theirs'), rowVersion: 4 });
  });

  test('one that somebody moved in the list meanwhile is saved at its new place', async () => {
    const { api, title } = await open();
    await type(title, 'Mine');
    refuses(api, 409, 'stale_version');
    has(api, 'Ours', { rowVersion: 4, order: 70 }, () => saves(api));
    await save();
    await expect.poll(() => updated(api)[1]).toMatchObject({ ...titleOf('Mine'), rowVersion: 4, order: 70 });
  });

  test('one that somebody deleted meanwhile is told, keeps what was typed, and is added anew', async () => {
    const { api, title } = await open();
    await type(title, 'Mine');
    refuses(api, 404, 'not_found');
    has(api);
    await save();
    expect(await screen.findByText(list.gone)).toBeDefined();
    expect(title).toHaveProperty('value', 'Mine');
    await save();
    await expect.poll(() => added(api)).toMatchObject([titleOf('Mine')]);
  });

  test('leaving with unsaved words asks first', async () => {
    const { title } = await open();
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    await type(title, 'Mine');
    await expect.poll(isHeld).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: /^Back to/ }));
    await expect.poll(() => useLeaveQuestion.getState().question).not.toBeNull();
    expect(window.location.pathname).toBe(`${path}/${list.id}`);
    expect(title).toHaveProperty('value', 'Mine');
    useLeaveQuestion.getState().question?.leave();
    await expect.poll(() => window.location.pathname).toBe(path);
  });
});

test('the picture of a partner is uploaded and described in the language that is open, else called by the name', async () => {
  const api = fakeApi();
  const logo = { ...partner('Ours'), name: { en: 'Ours', fr: 'La nôtre' } };
  const named = { ...logo, logoAlt: logo.name };
  api.answer(partners.listPartners, { data: [named], message: '', total: 1, page: 1, pageSize: 1 });
  api.answer(partners.updatePartner, { data: named, message: 'Saved.' });
  api.answer(listPublicFiles, { data: [], message: '' });
  await renderArea(area, { at: '/workspace/content-management/partners-list/prt_a?text=fr', user: admin });
  expect(await screen.findByRole('textbox', { name: /^Description of/ })).toHaveProperty('value', '');
  const stored = { fileKey: 'file_7', fileName: 'dot.png', mime: 'image/png', size: 14 };
  fakeUploads({ status: 200, body: { data: { ...stored, scanStatus: 'CLEAN' }, message: '' } });
  const published = { ...stored, name: 'dot-1.png', address: '/dot-1.png', publishedAt: facts.updatedAt };
  api.answer(publishFile, { data: published, message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Upload a picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File(['dot'], 'dot.png', { type: 'image/png' }));
  await dialog.findByRole('button', { name: 'Remove dot.png' });
  await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Un point');
  await userEvent.click(dialog.getByRole('button', { name: 'Use this picture' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expect
    .poll(() => api.sent(partners.updatePartner))
    .toMatchObject([{ logoFileKey: 'dot-1.png', logoAlt: { en: 'Ours', fr: 'Un point' } }]);
  expect(api.sent(partners.updatePartner)[0]).not.toHaveProperty('alt');
});
