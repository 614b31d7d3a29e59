import { UIProvider } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { uploadedFile, uploadServer } from '../../test/upload-server.ts';
import { queryClient } from '../query/query-client.ts';
import { FileField } from './FileField.tsx';
import { FormShell } from './FormShell.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const server = uploadServer();
const bytes = Buffer.alloc(1_500_000, 'abcdefghij');
const plan = () => new File([bytes], 'plan.pdf');

beforeEach(() => queryClient.clear());

/** Of an earlier visit: 600 KB are there. */
const leaveUnfinished = () => {
  server.stored = bytes.subarray(0, 600_000);
  server.size = bytes.length;
  const times = { expiresAt: '2026-01-02T00:00:00Z', file: null };
  server.unfinished = [
    { uploadId: 'upl_1', fileName: 'plan.pdf', purpose: 'p', offset: 600_000, size: bytes.length, ...times },
  ];
};

const show = () => {
  const sent: unknown[] = [];
  const Evidence = () => {
    const form = useForm({ defaultValues: { evidence: [] as unknown[] } });
    return (
      <FormShell form={form} error={null} onSubmit={async (values) => sent.push(values)} leaveGuard={false}>
        <FileField name="evidence" label="Evidence" accept={['document']} purpose="p" multiple />
        <SubmitButton>Send</SubmitButton>
      </FormShell>
    );
  };
  render(
    <QueryClientProvider client={queryClient}>
      <UIProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <Evidence /> }])} />
      </UIProvider>
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup({ applyAccept: false }) };
};

const again = () => screen.findByLabelText('Choose plan.pdf again');

test('what an earlier visit left is gone on with by the same file, and becomes part of the form', async () => {
  leaveUnfinished();
  const { user, sent } = show();
  await screen.findByText('40% of 1.4 MB is sent. Not finished.');
  await user.upload(await again(), plan());
  await screen.findByText('Checked: type and structure');
  expect(server.pieces[0]).toBe(600_000);
  expect(server.stored.equals(bytes)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ evidence: [uploadedFile] }]));
});

test('files of an earlier visit are chosen again together, and each goes on where it stopped', async () => {
  leaveUnfinished();
  server.unfinished.push({ ...server.unfinished[0], uploadId: 'upl_2', fileName: 'accounts.pdf' });
  const { user } = show();
  await screen.findByText(/all files again at once/);
  await user.upload(screen.getByLabelText(/Evidence/, { selector: 'input' }), plan());
  await screen.findByText('Checked: type and structure');
  expect(server.pieces[0]).toBe(600_000);
  expect(screen.queryByLabelText('Choose plan.pdf again')).toBeNull();
  await screen.findByLabelText('Choose accounts.pdf again');
});

test('another file does not take its place', async () => {
  leaveUnfinished();
  const { user } = show();
  await user.upload(await again(), new File([new Uint8Array(9)], 'plan.pdf'));
  await screen.findByText(/This is another file\. Choose plan\.pdf \(1\.4 MB\)/);
  expect(server.pieces).toEqual([]);
});

test('what is discarded is gone here and at the server', async () => {
  leaveUnfinished();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/Not finished/)).toBeNull());
  expect(server.cancelled).toBe(true);
});

test('what was refused and is removed is gone at the server, too', async () => {
  const message = 'This file has a password.';
  server.refusal = {
    status: 422,
    body: { error: 'file_encrypted', error_description: message, message, requestId: 'r' },
  };
  const { user } = show();
  await user.upload(screen.getByLabelText(/Evidence/, { selector: 'input' }), plan());
  await screen.findByText(message);
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  await waitFor(() => expect(server.cancelled).toBe(true));
});

test('a paused file keeps the form from being sent, and goes on without being chosen again', async () => {
  const { user, sent } = show();
  // The second piece never ends, so that there is time to pause.
  server.holdFrom = 262_144;
  await user.upload(screen.getByLabelText(/Evidence/, { selector: 'input' }), plan());
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await screen.findByText(/Not finished/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('plan.pdf: Continue this file');
  server.holdFrom = Number.POSITIVE_INFINITY;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Checked: type and structure');
  expect(server.cancelled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ evidence: [uploadedFile] }]));
});
