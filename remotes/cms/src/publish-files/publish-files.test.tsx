// @vitest-environment jsdom

import type { Language } from '@portal/contracts';
import { getContent } from '@portal/contracts/calls/content/content';
import { listPartners } from '@portal/contracts/calls/content/partners';
import { listPublicFiles, publishFile, unpublishFile } from '@portal/contracts/calls/kernel/files';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { PublicFile } from '@portal/contracts/kernel/files';
import { useNotices } from '@portal/platform';
import { fakeApi } from '@portal/testing/fake-api';
import { fakeUploads } from '@portal/testing/fake-chat';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent, within } from '@portal/testing/screen';
import { expect, test, vi } from 'vitest';
import { admin } from '../../test/admin.ts';
import area from '../expose.ts';

const guide: PublicFile = {
  name: 'guide-9f86d0.pdf',
  fileName: 'Guide.pdf',
  mime: 'application/pdf',
  size: 184_320,
  address: '/api/file/public/guide-9f86d0.pdf',
  publishedAt: '2026-11-21T08:30:00Z',
};
const logo: PublicFile = { ...guide, name: 'logo-1.png', fileName: 'Logo.png', mime: 'image/png' };

/** French and Kiswahili link to the guide; nothing shows the logo. */
const terms = {
  key: 'terms-of-use',
  lang: 'en',
  data: { en: { body: 'Nothing' }, fr: { body: guide.address }, sw: { body: guide.address } },
  states: {},
} as unknown as Section; // only what the page looks through

const open = async (language: Language = 'en') => {
  const api = fakeApi();
  const noPartners = { data: [], message: '', total: 0, page: 1, pageSize: 10 };
  const partnersCome = api.hold(listPartners, noPartners);
  api.answer(listPublicFiles, { data: [guide, logo], message: '' });
  api.answer(getContent, { data: [terms], message: '' });
  await renderArea(area, { at: '/workspace/content-management/files', user: admin, language });
  const row = async (name: string) => {
    const item = (await screen.findByText(name)).closest('li');
    if (!item) throw new Error(`${name} stands in no row.`);
    return within(item);
  };
  return { api, row, partnersCome };
};

test('each file stands with its address, its size and the texts that use it', async () => {
  const { row, partnersCome } = await open();
  const logoRow = await row('Logo.png');
  // Nothing is said to be unused before all that may show it is known.
  expect(logoRow.queryByText(/Not used/)).toBeNull();
  partnersCome();
  const used = await row('Guide.pdf');
  expect(used.getByText('/api/file/public/guide-9f86d0.pdf')).toBeDefined();
  const link = await used.findByRole('link', { name: /Français/ });
  expect(link.getAttribute('href')).toContain('terms-of-use');
  expect(await logoRow.findByText(/Not used in any section/)).toBeDefined();
});

test('an address that was copied is said to be, and one that could not be too', async () => {
  const { row } = await open();
  const copy = (await row('Guide.pdf')).getByRole('button', { name: 'Copy the address of Guide.pdf' });
  const user = userEvent.setup();
  const notices = () => useNotices.getState().shown.map(({ description }) => description);
  await user.click(copy);
  await expect.poll(notices).toContain('The address is on the clipboard.');
  expect(await navigator.clipboard.readText()).toBe(guide.address);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'));
  await user.click(copy);
  await expect.poll(notices).toContain('Not allowed');
});

test('taking a file back is asked twice, and can be left', async () => {
  const { api, row } = await open();
  const file = await row('Guide.pdf');
  const takeBack = file.getByRole('button', { name: 'Take back Guide.pdf' });
  await userEvent.click(takeBack);
  const asked = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Take back “Guide.pdf”?' }));
  const question = await asked();
  expect(question.getByText('Links to it will lead nowhere.')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  await expect.poll(() => document.activeElement).toBe(takeBack);
  expect(api.sent(unpublishFile)).toEqual([]);
  await userEvent.click(takeBack);
  api.answer(unpublishFile, { message: 'The file is no longer public.' });
  api.answer(listPublicFiles, { data: [logo], message: '' });
  await userEvent.click((await asked()).getByRole('button', { name: 'Take back' }));
  await expect.poll(() => screen.queryByText('Guide.pdf')).toBeNull();
  const sent = api.requests.find(({ call }) => call === unpublishFile.id);
  expect(sent?.url.pathname).toBe('/api/file/public/guide-9f86d0.pdf');
});

test('a chosen file is sent, published under its key and listed; one that is refused says why', async () => {
  const { api } = await open();
  const stored = { fileKey: 'file_7', fileName: 'Rules.pdf', mime: 'application/pdf', size: 14 };
  fakeUploads({ status: 200, body: { data: { ...stored, scanStatus: 'CLEAN' }, message: '' } });
  await screen.findByText('Guide.pdf');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File(['%PDF-1.4 %%EOF'], 'Rules.pdf', { type: 'application/pdf' }));
  await screen.findByRole('button', { name: 'Remove Rules.pdf' });
  api.refuse(publishFile, 409, { error: 'file_not_scanned', message: 'The file was not checked yet.' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('The file was not checked yet.')).length).toBeGreaterThan(0);
  const rules = { ...guide, name: 'rules-1.pdf', fileName: 'Rules.pdf' };
  api.answer(publishFile, { data: rules, message: 'Anyone can fetch the file now.' });
  api.answer(listPublicFiles, { data: [rules, guide, logo], message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('button', { name: 'Take back Rules.pdf' })).toBeDefined();
  expect(api.sent(publishFile).at(-1)).toEqual({ fileKey: 'file_7' });
});

test('a file that visitors still see is refused with the texts that show it', async () => {
  const { api, row } = await open();
  const file = await row('Logo.png');
  api.refuse(unpublishFile, 409, {
    error: 'file_in_use',
    message: 'A public text still shows this file.',
    fields: [{ field: 'terms-of-use.sw', code: 'file_in_use', message: 'Here.' }],
  });
  await userEvent.click(file.getByRole('button', { name: 'Take back Logo.png' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Take back' }));
  const refused = within(await file.findByRole('alert'));
  expect(refused.getByText(/^A public text still shows this file/)).toBeDefined();
  expect(refused.getByRole('link', { name: 'Terms of use (Kiswahili)' }).getAttribute('href')).toContain(
    'text=sw',
  );
});

test('a file is found by a part of its name', async () => {
  await open();
  await screen.findByText('Guide.pdf');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a file' }), 'LÓGO');
  await expect.poll(() => screen.queryByText('Guide.pdf')).toBeNull();
  expect(screen.getByText('Logo.png')).toBeDefined();
});

test('the texts that use a file are listed as the language of the page does', async () => {
  const { row, partnersCome } = await open('ar');
  partnersCome();
  const used = await row('Guide.pdf');
  const first = await used.findByRole('link', { name: /Français/ });
  expect(first.nextSibling?.textContent).toBe('، ');
});
