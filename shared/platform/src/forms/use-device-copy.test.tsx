import { UIProvider } from '@portal/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { useNotices } from '../notices/notices.ts';
import { createBrowserRouter } from '../router/browser-router.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { endSession, useSession } from '../session/session.ts';
import type { User } from '../user/user.ts';
import { FormShell } from './FormShell.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './text-fields.tsx';

const signIn = (id: string) =>
  useSession.setState({ status: 'signed-in', user: { id, role: 'FUND_MANAGER_USER' } as User }, true);

interface FormProps {
  subject?: string;
  keptAs?: string;
  onSubmit?: () => Promise<unknown>;
}

const empty = { subject: '', text: '' };

const MessageForm = ({ subject = 'Base', keptAs = 'message-1', onSubmit = async () => {} }: FormProps) => {
  const form = useForm({ defaultValues: { subject, text: '' } });
  return (
    <FormShell form={form} error={null} onSubmit={onSubmit} keptAs={keptAs} empty={empty}>
      <TextField name="subject" label="Subject" />
      <TextField name="text" label="Message" />
      <SubmitButton>Send</SubmitButton>
    </FormShell>
  );
};

const open = (props: FormProps = {}) => {
  cleanup();
  const router = createBrowserRouter([{ path: '*', element: <MessageForm {...props} /> }]);
  render(
    <UIProvider>
      <RouterProvider router={router} />
    </UIProvider>,
  );
  return userEvent.setup();
};

const field = (name: string) => screen.getByRole('textbox', { name });

const typeAndEnd = async (end: () => void) => {
  const user = open();
  await user.type(field('Message'), 'Nearly done');
  end();
};

beforeEach(() => signIn('usr_1'));

test.each(['expired', 'refused'] as const)(
  'what was typed when the session was %s is back after signing in, once',
  async (why) => {
    await typeAndEnd(() => endSession(why));
    signIn('usr_1');
    open({ subject: 'Renamed meanwhile' });
    await waitFor(() => expect(field('Message')).toHaveProperty('value', 'Nearly done'));
    expect(document.activeElement).toBe(field('Message'));
    expect(field('Subject')).toHaveProperty('value', 'Renamed meanwhile');
    expect(useNotices.getState().shown.map(({ title }) => title)).toEqual(['What you typed is back.']);
    open();
    expect(field('Message')).toHaveProperty('value', '');
  },
);

test('who was in a field of another form meanwhile is led back to the one that they changed last', async () => {
  const user = open();
  await user.type(field('Message'), 'Nearly done');
  const search = document.body.appendChild(document.createElement('input'));
  search.name = 'search';
  search.focus();
  endSession('expired');
  signIn('usr_1');
  search.blur();
  open();
  await waitFor(() => expect(document.activeElement).toBe(field('Message')));
  search.remove();
});

test('nobody else, and no other form, is given it', async () => {
  await typeAndEnd(() => endSession('expired'));
  signIn('usr_2');
  open();
  expect(field('Message')).toHaveProperty('value', '');
  signIn('usr_1');
  open({ keptAs: 'message-2' });
  expect(field('Message')).toHaveProperty('value', '');
});

test('who signs out leaves nothing on the device', async () => {
  await typeAndEnd(() => endSession('left'));
  expect(Object.keys(localStorage).filter((name) => name.startsWith('portal_draft:'))).toEqual([]);
});

test('a sending that fails after the person went on is told, and its words come back', async () => {
  let fail: (reason: unknown) => void = () => undefined;
  const user = open({
    onSubmit: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  await user.type(field('Message'), 'On its way');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Sending…');
  cleanup();
  fail(new ApiError({ status: 503, code: 'unavailable', message: 'Try again soon.' }));
  await waitFor(() =>
    expect(useNotices.getState().shown.map(({ description }) => description)).toEqual(['Try again soon.']),
  );
  open();
  await waitFor(() => expect(field('Message')).toHaveProperty('value', 'On its way'));
});

test('a form that is used again is empty once it was sent, unless more was typed meanwhile', async () => {
  let arrive: (value?: unknown) => void = () => undefined;
  const user = open({
    onSubmit: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sending…');
  };
  await user.type(field('Message'), 'One');
  await send();
  await user.type(field('Message'), ' and more');
  arrive();
  await screen.findByRole('button', { name: 'Send' });
  expect(field('Message')).toHaveProperty('value', 'One and more');
  await send();
  arrive();
  await waitFor(() => expect(field('Message')).toHaveProperty('value', ''));
});
