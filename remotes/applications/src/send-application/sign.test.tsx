// @vitest-environment jsdom
import { completeCredit } from '@portal/application-form/complete-example';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { getDraft } from '@portal/contracts/calls/applications/drafts';
import { listMembers, noteSection } from '@portal/contracts/calls/applications/members';
import { askSignatureCode, signApplication } from '@portal/contracts/calls/applications/signature';
import { useSession } from '@portal/platform';
import { writeDeviceCopy } from '@portal/platform/forms';
import { cleanup, screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { done } from '../../test/done.ts';
import { beneficiary } from '../../test/example-people.ts';
import { openAgain } from '../../test/open-again.ts';
import { openForm } from '../../test/open-form.ts';

const waiting = { name: 'Kofi Boateng', signedAt: null };
const open = (role: Draft['role'], signatory: Draft['signatory'], page = 'check') =>
  openForm({
    page,
    answers: { ...completeCredit, declarations: { ...completeCredit.declarations, signedName: '' } },
    draft: { role, signatory, hasColleagues: true },
    prepare: (api) => {
      api.answer(noteSection, done({ rowVersion: 4, people: [] }));
      api.refuse(listMembers, 503, { error: 'unavailable', message: 'Busy.' });
    },
  });
const send = () => screen.findByRole('button', { name: 'Send application' });

test('the signatory asks for a code, signs what stands there, and may then send', async () => {
  const { api, kept } = await open('SIGN', waiting);
  expect(await send()).toHaveProperty('disabled', true);
  api.answer(askSignatureCode, { message: 'A code is on its way.' });
  await userEvent.click(screen.getByRole('button', { name: 'Mail me a code' }));
  await userEvent.type(await screen.findByLabelText('Your full name, as in your account'), 'Kofi Boateng');
  await userEvent.type(screen.getByLabelText('Code from the mail'), '482913');
  api.reply(signApplication, () => {
    kept.draft = {
      ...kept.draft,
      rowVersion: 5,
      signatory: { name: 'Kofi Boateng', signedAt: '2026-11-20T11:05:00Z' },
    };
    return done(kept.draft);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/^Kofi Boateng signed this on 20 Nov/)).toBeTruthy();
  expect(api.sent(signApplication)).toEqual([{ name: 'Kofi Boateng', code: '482913', rowVersion: 4 }]);
  expect(await send()).toHaveProperty('disabled', false);
});

test('a wrong code stands beside its field, and what was typed stays', async () => {
  const { api } = await open('SIGN', waiting);
  api.answer(askSignatureCode, { message: 'A code is on its way.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }));
  await userEvent.type(await screen.findByLabelText('Your full name, as in your account'), 'Kofi Boateng');
  await userEvent.type(screen.getByLabelText('Code from the mail'), '000000');
  api.refuse(signApplication, 400, {
    error: 'invalid_request',
    message: 'Please check this.',
    fields: [{ field: 'code', code: 'wrong_code', message: 'This code is wrong.' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect((await screen.findAllByText('This code is wrong.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Code from the mail')).toHaveProperty('value', '000000');
});

test('a form that changed before it was signed is read again', async () => {
  const { api, kept } = await open('SIGN', waiting);
  api.answer(askSignatureCode, { message: 'A code is on its way.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Mail me a code' }));
  await userEvent.type(await screen.findByLabelText('Your full name, as in your account'), 'Kofi Boateng');
  await userEvent.type(screen.getByLabelText('Code from the mail'), '482913');
  kept.draft = {
    ...kept.draft,
    rowVersion: 5,
    answers: { ...kept.draft.answers, project: { ...completeCredit.project, projectTitle: 'Two mills' } },
  };
  api.refuse(signApplication, 409, { error: 'stale_version', message: 'Someone else has changed this.' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('heading', { name: 'Two mills' })).toBeTruthy();
  expect(screen.getByText(/Someone else has changed this/)).toBeTruthy();
  expect(api.sent(getDraft).length).toBeGreaterThan(1);
});

test('the owner reads who has to sign, and sends only after that', async () => {
  await open('OWNER', waiting);
  expect(await send()).toHaveProperty('disabled', true);
  expect(
    screen.getAllByText('Kofi Boateng has to read and sign this before it can be sent.').length,
  ).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Mail me a code' })).toBeNull();
});

test('the declarations ask for no typed name where somebody signs with a code', async () => {
  await open('OWNER', waiting, 'declarations');
  expect(await screen.findByText('Kofi Boateng signs these declarations with a mailed code.')).toBeTruthy();
  expect(screen.queryByLabelText(/full name/i)).toBeNull();
});

test('the signatory reads what is stored, not what this device kept from another role', async () => {
  await open('SIGN', waiting);
  await send();
  cleanup();
  useSession.setState({ status: 'signed-in', user: beneficiary });
  writeDeviceCopy('application-app_1', {
    ...completeCredit,
    project: { ...completeCredit.project, projectTitle: 'Typed as an editor' },
  });
  await openAgain('/application/fund_credit/check?id=app_1');
  await send();
  expect(screen.queryByText('Typed as an editor')).toBeNull();
});
