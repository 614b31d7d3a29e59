import { expect, test } from 'vitest';
import { partsOf } from './page-links.ts';

const documents = [
  { fileKey: 'file_1', fileName: 'plan.pdf' },
  { fileKey: 'file_2', fileName: 'Offer of 2026.pdf' },
];

test('a page that a text names leads to it, in the document that is open', () => {
  expect(partsOf('Orders are signed. See p. 6, then go on.', documents)).toEqual([
    { text: 'Orders are signed. See ' },
    { text: 'p. 6', page: 6 },
    { text: ', then go on.' },
  ]);
});

test('the name of a document before it says which', () => {
  expect(partsOf('offer of 2026, p. 2 and plan.pdf p. 11', documents)).toEqual([
    { text: 'offer of 2026, p. 2', page: 2, fileKey: 'file_2' },
    { text: ' and ' },
    { text: 'plan.pdf p. 11', page: 11, fileKey: 'file_1' },
  ]);
});

test.each(['page 3', 'pág. 3', 'uk. 3', 'ص. 3', 'ص 3', 'pp. 3'])('%s is a page', (text) => {
  expect(partsOf(text, documents)).toEqual([{ text, page: 3 }]);
});

test.each(['stop. 3 boats', 'v. 3', 'landing page', 'p. 12345', ''])('%j names no page', (text) => {
  expect(partsOf(text, documents).filter(({ page }) => page !== undefined)).toEqual([]);
});
