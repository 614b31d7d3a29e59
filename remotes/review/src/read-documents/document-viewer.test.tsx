// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { downloadFile } from '@portal/contracts/calls/kernel/files';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { DocumentViewer } from './DocumentViewer.tsx';

const document = (fileName: string, mime: string): ApplicationDocument => ({
  docType: 'BUSINESS_PLAN',
  fileKey: fileName,
  fileName,
  mime,
  size: 1_000,
  sha256: 'a'.repeat(64),
  scanStatus: 'CLEAN',
});

const unmarked = { isKnown: false, isRead: () => false, mark: () => {} };

const open = (file: ApplicationDocument) =>
  renderArea(
    {
      ...area,
      routes: [{ path: '/', element: <DocumentViewer documents={[file]} hasKeys marks={unmarked} /> }],
    },
    { at: '/', user: staff(REVIEWER) },
  );

test('a file that does not come can be asked for again', async () => {
  const api = fakeApi();
  api.refuse(downloadFile, 503, { error: 'unavailable', message: 'The store is away.' });
  await open(document('plan.pdf', 'application/pdf'));
  await screen.findByText('The document could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(api.sent(downloadFile).length).toBeGreaterThan(1);
});

test('an old workbook that is not read is not called damaged', async () => {
  const api = fakeApi();
  api.answer(downloadFile, new Blob(['\t\x04\x06\0']));
  await open(document('rates.xls', 'application/vnd.ms-excel'));
  await screen.findByText('This file cannot be shown here');
});

test('a kind of file that is not shown says so', async () => {
  fakeApi();
  await open(document('plan.doc', 'application/msword'));
  await screen.findByText('This file cannot be shown here');
});
