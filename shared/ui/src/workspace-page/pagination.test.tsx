// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './page-numbers.ts';

afterEach(cleanup);

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 16, [1, 2, 3, 4, 5, 'gap-end', 16]],
  [8, 16, [1, 'gap-start', 7, 8, 9, 'gap-end', 16]],
  [16, 16, [1, 'gap-start', 12, 13, 14, 15, 16]],
])('page %i of %i shows the ends and the neighbours', (page, last, row) => {
  expect(pageNumbers(page, last)).toEqual(row);
});

test('the current page is named and the next one is reached', async () => {
  const go = vi.fn();
  const { user } = show(<Pagination page={2} pageSize={25} total={60} onPage={go} />);
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(go).toHaveBeenCalledWith(3);
});

test('there is no way past the last page, where the way keeps the focus', async () => {
  const go = vi.fn();
  const pagination = (page: number) => <Pagination page={page} pageSize={25} total={60} onPage={go} />;
  const { user, rerender } = show(pagination(2));
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  rerender(pagination(3));
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(go).not.toHaveBeenCalled();
});

test('the number of rows can be changed', async () => {
  const resize = vi.fn();
  const { user } = show(
    <Pagination page={1} pageSize={25} total={60} onPage={() => {}} onPageSize={resize} />,
  );
  await user.click(screen.getByRole('button', { name: '100' }));
  expect(resize).toHaveBeenCalledWith(100);
});
