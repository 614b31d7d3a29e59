// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SearchFilter } from './SearchFilter.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

test('what is typed while the list is still asked for the words before stays', async () => {
  const asked: string[] = [];
  let arrive = (_: string) => {};
  const Search = () => {
    const [value, setValue] = useState('');
    arrive = setValue;
    return <SearchFilter label="Search" value={value} onChange={(words) => asked.push(words)} />;
  };
  show(<Search />);
  await userEvent.type(field(), 'co');
  await expect.poll(() => asked).toEqual(['co']);
  await userEvent.type(field(), 'ld');
  act(() => arrive('co'));
  await expect.poll(() => asked).toEqual(['co', 'cold']);
  expect(field().value).toBe('cold');
  act(() => arrive(''));
  await expect.poll(() => field().value).toBe('');
});

test('"Clear" empties the field of what is not searched for yet', async () => {
  show(
    <FilterBar label="Filters" onClear={() => {}}>
      <SearchFilter label="Search" value="" onChange={() => {}} />
    </FilterBar>,
  );
  await userEvent.type(field(), 'cold');
  await userEvent.click(screen.getByRole('button', { name: /clear/i }));
  expect(field().value).toBe('');
});
