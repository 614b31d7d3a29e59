// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { Thumbnails } from './Thumbnails.tsx';

test('of a document with more pages than a browser shows at once, the first are there in small', async () => {
  fakeApi();
  const pdf = { numPages: 1_500 } as PDFDocumentProxy; // none is drawn: nothing comes into view
  const element = <Thumbnails pdf={pdf} page={1} notesOn={() => 0} onGo={() => {}} />;
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(REVIEWER) });
  const small = await screen.findByLabelText('Pages of the document');
  expect(small.querySelectorAll('button')).toHaveLength(1_000);
});
