// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { axeProblems, show } from '../testing/show.tsx';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

function WithDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu">
        <a href="#one">One</a>
      </Drawer>
    </>
  );
}

test('the mask closes the drawer', async () => {
  const { user } = show(<WithDrawer />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  const mask = screen.getByTestId('drawer-mask');
  fireEvent.pointerDown(mask, { button: 0, clientX: 40, clientY: 40 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes the drawer and gives the focus back', async () => {
  const { user } = show(<WithDrawer />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  expect(await axeProblems()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' })));
});

test('focus stays inside the open drawer', async () => {
  const { user } = show(<WithDrawer />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  for (let i = 0; i < 4; i++) {
    await user.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
});

test.each([
  ['md', '378px'],
  ['lg', '736px'],
] as const)('a drawer of size %s is at most %s wide and slides for 500 ms, once', async (size, width) => {
  show(
    <Drawer open onClose={() => undefined} title="Menu" size={size}>
      Text
    </Drawer>,
  );
  expect(getComputedStyle(await screen.findByRole('dialog')).maxWidth).toBe(width);
  // The tests play nothing, so the rules are read: no count of repetitions means once.
  for (const name of ['drawer-in', 'drawer-out'])
    expect(document.head.textContent).toMatch(
      new RegExp(`animation:\\s*${name} 500ms cubic-bezier\\([^)]*\\);`),
    );
});
