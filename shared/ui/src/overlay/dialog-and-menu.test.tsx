// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../actions/Button.tsx';
import { axeProblems, show } from '../testing/show.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Menu } from './Menu.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const Link = (props: ComponentProps<'a'>) => <a {...props} />;

test('a question starts on the safe answer and names both with verbs', async () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const { user } = show(
    <ConfirmDialog
      open
      danger
      title="Withdraw this application?"
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onCancel={cancel}
    >
      The Fund stops working on it.
    </ConfirmDialog>,
  );
  await screen.findByRole('alertdialog', { name: 'Withdraw this application?' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })));
  expect(await axeProblems()).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Withdraw' }));
  expect(confirm, 'a double click confirms once').toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a menu is worked with the keyboard and reports one choice once', async () => {
  const choose = vi.fn();
  const { user } = show(
    <Menu
      trigger={<Button>Language</Button>}
      onSelect={choose}
      items={[
        { value: 'en', label: 'English', checked: true },
        { value: 'fr', label: 'Français', checked: false },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'Language' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitemcheckbox', { name: 'English', checked: true })).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(choose.mock.calls).toEqual([['fr']]));
});

test('entries that come after a key opened the menu are chosen from the first on', async () => {
  const choose = vi.fn();
  const menu = (items: ComponentProps<typeof Menu>['items']) => (
    <Menu trigger={<Button>New application</Button>} onSelect={choose} items={items} />
  );
  const { user, rerender } = show(menu([{ value: '', label: 'Loading the funds', disabled: true }]));
  screen.getByRole('button', { name: 'New application' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Loading the funds' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
  rerender(
    menu([
      { value: 'base', label: 'Base Fund' },
      { value: 'credit', label: 'Credit Fund' },
    ]),
  );
  await screen.findByRole('menuitem', { name: 'Base Fund' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(choose.mock.calls).toEqual([['base']]));
});

test.each([
  ['menu', <Menu key="menu" trigger={<Button>Mention</Button>} items={[{ value: 'ada', label: 'Ada' }]} />],
  [
    'dialog',
    <Popover key="popover" trigger={<Button>Mention</Button>} label="Whom">
      <input aria-label="Name" />
    </Popover>,
  ],
])('Escape closes a %s and nothing that it stands in', async (role, floats) => {
  const close = vi.fn();
  const { user } = show(
    <dialog open aria-label="Note" onKeyDown={({ key }) => key === 'Escape' && close()}>
      {floats}
    </dialog>,
  );
  const note = screen.getByRole('dialog', { name: 'Note' });
  screen.getByRole('button', { name: 'Mention' }).focus();
  await user.keyboard('{Enter}');
  const opened = await within(note).findByRole(role);
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(within(note).queryByRole(role)).toBeNull());
  expect(close).not.toHaveBeenCalled();
});

test('a menu entry can be a link', async () => {
  const { user } = show(
    <Menu
      trigger={<Button>Account</Button>}
      items={[{ value: 'home', label: 'My Workspace', link: <Link href="/workspace" /> }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const entry = await screen.findByRole('menuitem', { name: 'My Workspace' });
  expect(entry.getAttribute('href')).toBe('/workspace');
});
