// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeProblems, show } from '../testing/show.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataColumn, TableSort } from './table-model.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Fruit {
  id: string;
  name: string;
  price: number;
}

const fruits: Fruit[] = [
  { id: 'a', name: 'Apple', price: 3 },
  { id: 'b', name: 'Banana', price: 1 },
];
const columns: DataColumn<Fruit>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
    sorts: 'ASC',
    always: true,
  },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sorts: 'DESC', end: true },
  { id: 'size', header: 'Size', cell: () => 'small' },
];

const Example = ({ rows = fruits }: { rows?: Fruit[] | undefined }) => {
  const [sort, setSort] = useState<TableSort>({ by: 'name', order: 'ASC' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere']));
  const [shown, setShown] = useState<readonly string[]>(['name', 'price']);
  return (
    <>
      <ColumnChooser columns={columns} shown={shown} onChange={setShown} onReset={() => setShown(['name'])} />
      <p>Selected: {[...selected].toSorted().join()}</p>
      <DataTable
        label="Fruit"
        columns={columns}
        shown={shown}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        card={({ name }) => <a href={`#${name}`}>{name}</a>}
      />
    </>
  );
};
const heading = (name: string) => screen.getByRole('columnheader', { name });

test('a heading sorts, the other way round when pressed again, and says which way', async () => {
  const { user } = show(<Example />);
  expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
  await user.click(within(heading('Name')).getByRole('button'));
  expect(heading('Name').getAttribute('aria-sort')).toBe('descending');
  await user.click(within(heading('Price')).getByRole('button'));
  expect(heading('Price').getAttribute('aria-sort')).toBe('descending');
  expect(heading('Name').getAttribute('aria-sort')).toBe('none');
  expect(await axeProblems()).toEqual([]);
});

test('rows are selected one by one and by page; what is selected elsewhere stays', async () => {
  const { user } = show(<Example />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Banana' }));
  expect(screen.getByText('Selected: b,elsewhere')).toBeTruthy();
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select every row of this page' });
  expect(page.indeterminate).toBe(true);
  await user.click(page);
  expect(screen.getByText('Selected: a,b,elsewhere')).toBeTruthy();
  await user.click(page);
  expect(screen.getByText('Selected: elsewhere')).toBeTruthy();
});

test('the arrow keys go from row to row', async () => {
  const { user } = show(<Example />);
  screen.getByRole('link', { name: 'Apple' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Banana');
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Apple');
});

test('columns are chosen, moved by keys and put back', async () => {
  const { user } = show(<Example />);
  const names = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
  await user.click(screen.getByRole('button', { name: /Columns/ }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Size' }));
  expect(names().slice(1)).toEqual(['Name', 'Price', 'Size']);
  screen.getByRole('button', { name: 'Move Size with the arrow keys' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(names().slice(1)).toEqual(['Name', 'Size', 'Price']);
  expect(screen.getByRole('status').textContent).toBe('Size: 2 of 3');
  await user.click(screen.getByRole('button', { name: 'As first set' }));
  expect(names().slice(1)).toEqual(['Name']);
});

test('while rows are on their way the table says so', async () => {
  show(
    <DataTable
      label="Fruit"
      columns={columns}
      rows={undefined}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      card={({ name }) => name}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByRole('checkbox')).toBeNull();
  // As many and as high as the rows that come.
  const cells = screen.getAllByRole('cell');
  expect(cells).toHaveLength(24);
  expect(getComputedStyle(cells[0] as Element).height).toBe('28px');
  expect(await axeProblems()).toEqual([]);
});

test('on a phone rows are cards of a list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  show(<Example />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Fruit' })).getAllByRole('listitem')).toHaveLength(2);
  expect(await axeProblems()).toEqual([]);
});

test('without a card a row on a phone is a line for each column, and what is open stands below', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  show(
    <DataTable
      label="Fruit"
      look="roomy"
      columns={columns}
      rows={fruits}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      details={({ id }) => (id === 'a' ? <p>From the south</p> : undefined)}
    />,
  );
  const [apple, banana] = screen.getAllByRole('listitem');
  expect(apple?.textContent).toBe('ApplePrice3SizesmallFrom the south');
  expect(banana?.textContent).toBe('BananaPrice1Sizesmall');
  expect(await axeProblems()).toEqual([]);
});

test('what is open stands in a row of its own, as wide as the table', async () => {
  show(
    <DataTable
      label="Fruit"
      look="roomy"
      columns={[
        ...columns,
        { id: 'act', header: 'Actions', hideHeader: true, cell: () => <button type="button">Eat</button> },
      ]}
      rows={fruits}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      details={({ id }) => (id === 'a' ? <p>From the south</p> : undefined)}
    />,
  );
  expect(screen.getByText('From the south').closest('td')?.colSpan).toBe(4);
  expect(heading('Actions')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});
