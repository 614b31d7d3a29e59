// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { Button } from './Button.tsx';
import { Segmented } from './Segmented.tsx';

afterEach(cleanup);

test('a waiting button says so, keeps the focus and does not fire', async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = show(
    <form onSubmit={submit}>
      <Button type="submit" loading loadingText="Saving" onClick={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving' });
  await user.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a button that is off for now keeps the focus and does not fire', async () => {
  const press = vi.fn();
  const { user } = show(
    <Button aria-disabled onClick={press}>
      Next
    </Button>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('a link that looks like a button stays a link', () => {
  show(
    <Button asChild>
      <a href="/applications">Applications</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Applications' });
  expect(link.getAttribute('href')).toBe('/applications');
  expect(link.hasAttribute('type')).toBe(false);
});

test('a choice among segments is announced as pressed', async () => {
  const choose = vi.fn();
  const options = [
    { value: 'all', label: 'All 3' },
    { value: 'open', label: 'Open 1' },
  ] as const;
  const { user } = show(<Segmented label="Which ones" options={options} value="all" onChange={choose} />);
  expect(screen.getByRole('button', { name: 'All 3', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open 1', pressed: false }));
  expect(choose).toHaveBeenCalledWith('open');
});
