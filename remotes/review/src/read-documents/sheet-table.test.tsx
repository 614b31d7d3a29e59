// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { act, screen, within } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { SheetTable } from './SheetTable.tsx';
import { MAX_COLUMNS, MAX_ROWS } from './sheets.ts';

/** Opens a sheet whose cells are called by row and column, and shows it as it stands before anything scrolls. */
const open = async (count: number) => {
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: MAX_COLUMNS }, (_, column) => `${row + 1}/${column + 1}`),
  );
  const sheet = { name: 'Costs', rows, isCut: false, isNarrowed: false };
  fakeApi();
  await renderArea(
    { ...area, routes: [{ path: '/', element: <SheetTable sheet={sheet} /> }] },
    { at: '/', user: staff(REVIEWER) },
  );
  return screen.findByRole('table', { name: 'Costs' });
};

/** A drawn cell by its text: by role, the name and the styles of each cell of the table would be worked out first. */
const shown = { selector: 'td:not([aria-hidden] *)' };
const cell = (table: HTMLElement, name: string) => within(table).queryByText(name, shown);

test('of thousands of cells only those in sight are elements, with the number of their row', async () => {
  const table = await open(MAX_ROWS);
  expect(table.querySelectorAll('*').length).toBeLessThan(2_000);
  expect(table.getAttribute('aria-rowcount')).toBe(String(MAX_ROWS + 1));
  const second = within(table).getByRole('rowheader', { name: '2' }).closest('tr');
  expect(second?.getAttribute('aria-rowindex')).toBe('3');
  expect(cell(table, '2/60')).not.toBeNull();
  expect(cell(table, '500/60')).toBeNull();
});

test('words of a row out of sight are found by the browser, which has the row drawn', async () => {
  const table = await open(MAX_ROWS);
  const unseen = [...table.querySelectorAll('[hidden="until-found"]')].at(-1);
  expect(unseen?.textContent).toContain('500/60');
  act(() => void unseen?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(cell(table, '500/60')?.closest('tr')?.getAttribute('aria-rowindex')).toBe('501');
  expect(cell(table, '400/1')).toBeNull();
});

test('all that is selected is drawn, so that it can be copied', async () => {
  const table = await open(60);
  expect(cell(table, '60/1')).toBeNull();
  document.getSelection()?.selectAllChildren(table);
  expect(await within(table).findByText('60/1', shown)).toBeDefined();
  document.getSelection()?.removeAllRanges();
});
