import { createServer, type Server } from 'node:http';
import type { FileKind } from '@portal/contracts';
import { UIProvider } from '@portal/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readToken, setToken } from '../api/token-store.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { useNotices } from '../notices/notices.ts';
import { useAnnouncement } from '../page/live-region.ts';
import { FileField } from './FileField.tsx';
import { FormShell } from './FormShell.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Answers like POST /file, over a real connection, because XMLHttpRequest is what is tested. */
let server: Server;
let answer: { status: number; body: unknown };
let received: string[];
/** What the answer waits for. */
let held: Promise<void>;

const stored = (facts: object = {}) => ({
  fileKey: 'file_1',
  fileName: 'plan.pdf',
  mime: 'application/pdf',
  size: 4,
  sha256: 'x',
  scanStatus: 'CLEAN',
  wasScanned: false,
  createdAt: '2026-01-01T00:00:00Z',
  ...facts,
});

beforeEach(async () => {
  received = [];
  held = Promise.resolve();
  answer = { status: 200, body: { data: stored(), message: '' } };
  server = createServer(async (request, response) => {
    const cors = {
      'Access-Control-Allow-Origin': 'http://portal.test',
      'Access-Control-Allow-Credentials': 'true',
    };
    if (request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers'] ?? '';
      response.writeHead(204, { ...cors, 'Access-Control-Allow-Headers': asked }).end();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push(Buffer.concat(parts).toString());
    await held;
    response.writeHead(answer.status, { ...cors, 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const open = XMLHttpRequest.prototype.open;
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method, url) {
    open.call(this, method, `http://127.0.0.1:${port}${url}`, true);
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const show = (multiple = true, accept: readonly FileKind[] = ['document'], other?: ReactNode) => {
  const sent: unknown[] = [];
  const Evidence = () => {
    const form = useForm({ defaultValues: { evidence: [] as unknown[] } });
    return (
      <FormShell form={form} error={null} onSubmit={async (values) => sent.push(values)} leaveGuard={false}>
        <FileField name="evidence" label="Evidence" accept={accept} multiple={multiple} />
        {other}
        <SubmitButton>Send</SubmitButton>
      </FormShell>
    );
  };
  render(
    <UIProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Evidence /> }])} />
    </UIProvider>,
  );
  return { sent, user: userEvent.setup({ applyAccept: false }) };
};

/** Holds back the answers from here on; the function lets them go. */
const hold = () => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
};

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name);
const heard = () => useAnnouncement.getState().text;
const choose = () => screen.getByLabelText(/Evidence/, { selector: 'input' });

test('pictures are named with their own limit, beside that of documents', () => {
  show(true, ['document', 'spreadsheet', 'image']);
  screen.getByText(
    /^doc, docx, pdf, odt, xls, xlsx, ods, at most 5\sMB each\. jpeg, jpg, webp, png, svg, at most 2\sMB each\.$/,
  );
});

test('in Arabic formats are parted by its own comma', async () => {
  await changeLanguage('ar');
  onTestFinished(() => changeLanguage('en'));
  show();
  screen.getByText(/doc، docx، pdf، odt/);
});

test('in French a colon is parted from the name of a file', async () => {
  await changeLanguage('fr');
  onTestFinished(() => changeLanguage('en'));
  const { user } = show();
  answer = refusal(503, 'unavailable', 'Encore une fois.');
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText('Encore une fois.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findAllByText(/^plan\.pdf\s: Encore une fois\.$/);
});

test('a chosen file is sent as the field file and becomes part of the form', async () => {
  const { user, sent } = show();
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText('Checked: type and structure');
  expect(received[0]).toContain('name="file"; filename="plan.pdf"');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ evidence: [stored()] }]));
});

test('what became of a file is read out', async () => {
  const { user } = show();
  await user.upload(choose(), file('plan.exe'));
  expect(heard()).toMatch(/^plan\.exe: This type of file is not accepted here/);
  await user.upload(choose(), file('plan.pdf'));
  await waitFor(() => expect(heard()).toBe('plan.pdf: Checked: type and structure'));
  answer = { status: 415, body: { error: 'file_not_as_named', message: 'It is something else.' } };
  await user.upload(choose(), file('letter.pdf'));
  await waitFor(() => expect(heard()).toMatch(/^letter\.pdf: /));
});

test('a file that arrives while another is taken off stays', async () => {
  const { user, sent } = show();
  await user.upload(choose(), file('2023.pdf'));
  const remove = await screen.findByRole('button', { name: 'Remove plan.pdf' });
  answer = { body: { data: stored({ fileKey: 'file_2', fileName: '2024.pdf' }), message: '' }, status: 200 };
  const release = hold();
  await user.upload(choose(), file('2024.pdf'));
  await act(async () => {
    release();
    // Before the page is drawn with it.
    await vi.waitFor(() => expect(heard()).toMatch(/^2024\.pdf/), { timeout: 10_000 });
    fireEvent.click(remove);
  });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toMatchObject([{ evidence: [{ fileName: '2024.pdf' }] }]));
});

test('a file that arrives while another is sent again is on its way no longer', async () => {
  answer = { status: 503, body: { error: 'unavailable', message: 'Try again.' } };
  const { user } = show();
  await user.upload(choose(), file('2023.pdf'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer = { status: 200, body: { data: stored({ fileName: '2024.pdf' }), message: '' } };
  const release = hold();
  await user.upload(choose(), file('2024.pdf'));
  await act(async () => {
    release();
    await vi.waitFor(() => expect(heard()).toMatch(/^2024\.pdf/), { timeout: 10_000 });
    hold();
    fireEvent.click(again);
  });
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
});

test('files that are chosen together stand as they were chosen, whichever arrives first', async () => {
  const release = hold();
  const { user, sent } = show();
  await user.upload(choose(), file('2023.pdf'));
  await waitFor(() => expect(received).toHaveLength(1));
  held = Promise.resolve();
  answer = { body: { data: stored({ fileKey: 'file_2', fileName: '2024.pdf' }), message: '' }, status: 200 };
  await user.upload(choose(), file('2024.pdf'));
  await screen.findByRole('button', { name: 'Remove 2024.pdf' });
  await screen.findByText('Checked: type and structure');
  answer = { body: { data: stored({ fileName: '2023.pdf' }), message: '' }, status: 200 };
  release();
  await waitFor(() => expect(screen.getAllByText('Checked: type and structure')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const names = ['2023.pdf', '2024.pdf'];
  await waitFor(() => expect(sent).toMatchObject([{ evidence: names.map((fileName) => ({ fileName })) }]));
});

test('the browser asks before a page is left from which a file is on its way', async () => {
  const asksFirst = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const release = hold();
  const { user } = show();
  expect(asksFirst()).toBe(false);
  await user.upload(choose(), file('plan.pdf'));
  await waitFor(() => expect(received).toHaveLength(1));
  expect(asksFirst()).toBe(true);
  release();
  await screen.findByText('Checked: type and structure');
  // React takes the question back just after it has drawn.
  await waitFor(() => expect(asksFirst()).toBe(false));
});

test.each([
  [
    'a file that is too large',
    file('plan.pdf', 5_242_881),
    /This file is 5\.1\sMB\. It can be at most 5\sMB\. Save a smaller copy/,
  ],
  ['a file of another type', file('plan.exe'), /This type of file is not accepted here/],
  ['an empty file', file('plan.pdf', 0), /This file is empty/],
])(
  '%s is refused before it is sent, and blocks sending the form until it is replaced',
  async (_, bad, words) => {
    const { user, sent } = show();
    await user.upload(choose(), bad);
    await screen.findByText(words);
    // Beside it the row gives no other size, which would be allowed.
    expect(screen.queryByText(/^5\sMB$/)).toBeNull();
    expect(received).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain(`${bad.name}: This `);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Remove ${bad.name}` }));
    await waitFor(() => expect(screen.queryByRole('button', { name: `Remove ${bad.name}` })).toBeNull());
  },
);

const refusal = (status: number, error: string, text: string) => ({
  status,
  body: { error, error_description: text, message: text, requestId: 'r1' },
});

test('a file that the server refused is replaced, not sent again', async () => {
  const { user } = show();
  answer = refusal(415, 'file_type_not_allowed', 'The file is not what its name says.');
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText('The file is not what its name says.');
  expect(screen.getByRole('button', { name: 'Replace' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what the server found in a file is said instead of its kind', async () => {
  const { user } = show();
  const { status, body } = refusal(415, 'file_type_not_allowed', 'This type of file is not accepted.');
  const message = 'This one holds “<script”. Send a PNG.';
  answer = { status, body: { ...body, fields: [{ field: 'file', code: 'not_plain', message }] } };
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText(message);
  expect(screen.queryByText('This type of file is not accepted.')).toBeNull();
});

test('a file that is refused because the session is over leads to where a new one begins', async () => {
  setToken('afp_1');
  window.history.replaceState(null, '', '/workspace/profile');
  answer = refusal(401, 'token_expired', 'Access token expired');
  const { user } = show();
  await user.upload(choose(), file('plan.pdf'));
  await waitFor(() => expect(location.pathname).toBe('/auth/session-expired'));
  expect(readToken()).toBeNull();
});

test('where one file has its place, the next one takes it from a refused one', async () => {
  const { user, sent } = show(false);
  await user.upload(choose(), file('plan.exe'));
  await screen.findByText(/This type of file is not accepted here/);
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText('Checked: type and structure');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ evidence: [stored()] }]));
});

test('a file that did not get through can be sent again', async () => {
  const { user } = show();
  answer = refusal(503, 'unavailable', 'Back in a minute.');
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText('Back in a minute.');
  answer = { status: 200, body: { data: stored({ wasScanned: true }), message: '' } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Checked, no virus found');
});

test('what one lost connection cut, in whichever field, is sent again by one press', async () => {
  const { user } = show(true, ['document'], <FileField name="plan" label="Plan" accept={['document']} />);
  answer = refusal(503, 'unavailable', 'Back in a minute.');
  await user.upload(choose(), file('2024.pdf'));
  await user.upload(screen.getByLabelText(/Plan/, { selector: 'input' }), file('plan.pdf'));
  await waitFor(() => expect(screen.getAllByText('Back in a minute.')).toHaveLength(2));
  answer = { status: 200, body: { data: stored({ wasScanned: true }), message: '' } };
  for (const again of screen.getAllByRole('button', { name: 'Try again' }).slice(1)) await user.click(again);
  await waitFor(() => expect(screen.getAllByText('Checked, no virus found')).toHaveLength(2));
});

test('a file without which nothing works is asked for', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a file for “Evidence”.');
  expect(document.activeElement).toBe(screen.getByLabelText('Evidence', { selector: 'input' }));
});

test('a file that was removed comes back without being sent again', async () => {
  const { user, sent } = show();
  await user.upload(choose(), file('plan.pdf'));
  await screen.findByText('Checked: type and structure');
  await user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove plan.pdf' })).toBeNull());
  const [notice] = useNotices.getState().shown;
  expect(notice).toMatchObject({ title: 'Removed', description: 'plan.pdf' });
  act(() => notice?.undo?.run());
  await screen.findByRole('button', { name: 'Remove plan.pdf' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ evidence: [stored()] }]));
  expect(received).toHaveLength(1);
});
