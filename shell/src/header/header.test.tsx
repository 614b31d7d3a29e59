import { BENEFICIARY } from '@portal/contracts';
import type { AreaManifest } from '@portal/platform/area';
import { screen, waitFor, within } from '@portal/testing/screen';
import { describe, expect, test } from 'vitest';
import { as, person, visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

const area: AreaManifest = {
  name: 'site',
  title: { en: 'Site' },
  routes: [{ path: '/' }, { path: '/about-us' }],
  landing: { [BENEFICIARY]: '/workspace/profile' },
  header: [
    {
      id: 'about',
      to: '/about-us',
      position: 200,
      label: { en: 'ABOUT', ar: 'عن' },
      children: [{ to: '/about-us#background', label: { en: 'Background', ar: 'الخلفية' } }],
    },
    { id: 'home', to: '/', exact: true, position: 100, label: { en: 'HOME', ar: 'الرئيسية' } },
  ],
};
const areas = [area];
const navigation = () => screen.getByRole('navigation', { name: 'Main navigation' });
const entry = (name: string) => within(navigation()).getByRole('link', { name });
const submenu = () => screen.getByRole('button', { name: 'More under ABOUT' });
const dropdown = () => screen.queryByRole('link', { name: 'Background' });

test('the entries stand in the order of their positions, the current one is marked', () => {
  showPortal({ at: '/about-us', session: visitor, areas });
  expect(
    within(navigation())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['HOME', 'ABOUT']);
  expect(entry('ABOUT').getAttribute('aria-current')).toBe('page');
  expect(entry('HOME').getAttribute('aria-current')).toBeNull();
});

describe('a dropdown', () => {
  test('opens on hover and closes when the pointer has left', async () => {
    const { user } = showPortal({ at: '/', session: visitor, areas });
    await user.hover(entry('ABOUT'));
    expect(dropdown()).not.toBeNull();
    await user.unhover(entry('ABOUT'));
    await waitFor(() => expect(dropdown()).toBeNull());
  });

  test('opens with Enter and closes with Escape, which gives the focus back', async () => {
    const { user } = showPortal({ at: '/', session: visitor, areas });
    submenu().focus();
    await user.keyboard('{Enter}');
    expect(dropdown()).not.toBeNull();
    expect(submenu().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(dropdown()).toBeNull();
    expect(document.activeElement).toBe(submenu());
  });

  test('opens on the first tap of a finger and goes to the page on the second', async () => {
    const { user } = showPortal({ at: '/', session: visitor, areas });
    await user.pointer({ keys: '[TouchA]', target: entry('ABOUT') });
    expect(dropdown()).not.toBeNull();
    expect(location.pathname).toBe('/');
    await user.pointer({ keys: '[TouchA]', target: entry('ABOUT') });
    await waitFor(() => expect(location.pathname).toBe('/about-us'));
  });

  test('closes when one of its links is chosen', async () => {
    const { user } = showPortal({ at: '/', session: visitor, areas });
    await user.click(submenu());
    await user.click(screen.getByRole('link', { name: 'Background' }));
    expect(location.hash).toBe('#background');
    expect(dropdown()).toBeNull();
  });
});

test('signed out, there is a login link and a register link', () => {
  showPortal({ at: '/', session: visitor, areas });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/sign-in');
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/auth/register');
});

test('signed in, the cut first name opens a menu with My Workspace and Logout', async () => {
  const { user } = showPortal({ at: '/', session: as(person(BENEFICIARY)), areas });
  await user.click(screen.getByRole('button', { name: 'Oluwadamil…' }));
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(items).toEqual(['My Workspace', 'Logout']);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('link', { name: 'Log in' });
});

test('the account menu opens on hover, too', async () => {
  const { user } = showPortal({ at: '/', session: as(person(BENEFICIARY)), areas });
  await user.hover(screen.getByRole('button', { name: 'Oluwadamil…' }));
  const workspace = screen.getByRole('menuitem', { name: 'My Workspace' });
  expect(workspace.getAttribute('href')).toBe('/workspace/profile');
  await user.unhover(workspace);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a menu is walked with the arrow keys and left with Escape', async () => {
  const { user } = showPortal({ at: '/', session: visitor, areas });
  const button = screen.getByRole('button', { name: /^Translate page/ });
  button.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('English'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('العربية');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('choosing a language turns the whole page', async () => {
  const { user } = showPortal({ at: '/', session: visitor, areas });
  await user.click(screen.getByRole('button', { name: /^Translate page/ }));
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(6);
  await user.click(screen.getByRole('menuitemradio', { name: /العربية/ }));
  await screen.findByRole('link', { name: 'الرئيسية' });
  expect(document.documentElement.dir).toBe('rtl');
  await user.click(screen.getByRole('button', { name: /العربية/ }));
  await user.click(screen.getByRole('menuitemradio', { name: /English/ }));
  await screen.findByRole('link', { name: 'HOME' });
});

test('a language chosen by keys leaves the focus on the button of the menu', async () => {
  const { user } = showPortal({ at: '/', session: visitor, areas });
  screen.getByRole('button', { name: /^Translate page/ }).focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Français/ }));
  await user.keyboard('{Enter}{Enter}');
  await screen.findByRole('link', { name: 'HOME' });
});

describe('the drawer', () => {
  // The window of jsdom is 1024 wide and stays so: there, burger and drawer are in the page but not shown.
  const inside = { hidden: true };
  const findDrawer = () => screen.getByRole<HTMLDialogElement>('dialog', inside);
  const findLink = (name: string) => within(findDrawer()).getByRole('link', { name, ...inside });

  const openDrawer = async (session: Parameters<typeof showPortal>[0]['session']) => {
    const portal = showPortal({ at: '/about-us', session, areas });
    await portal.user.click(screen.getByRole('button', { name: 'Menu', ...inside }));
    expect(findDrawer().open).toBe(true);
    return portal;
  };

  test('is in the page from the start, where the browser can open it without a script', () => {
    showPortal({ at: '/about-us', session: visitor, areas });
    const drawer = findDrawer();
    const burger = screen.getByRole('button', { name: 'Menu', ...inside });
    expect(drawer.getAttribute('popover')).toBe('auto');
    expect(burger.getAttribute('popovertarget')).toBe(drawer.id);
    const links = within(drawer).getAllByRole('link', inside);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/',
      '/about-us',
      '/about-us#background',
      '/auth/sign-in',
      '/auth/register',
    ]);
  });

  test('shows the list of the current entry open, which can be closed', async () => {
    const { user } = await openDrawer(visitor);
    const toggle = within(findDrawer()).getByLabelText('More under ABOUT');
    const list = toggle.closest('details');
    expect(list?.open).toBe(true);
    await user.click(toggle);
    expect(list?.open).toBe(false);
  });

  test('closes when the mask is pressed, which is the dialog itself, and not by a press inside', async () => {
    const { user } = await openDrawer(visitor);
    await user.click(within(findDrawer()).getByRole('navigation', inside));
    expect(findDrawer().open).toBe(true);
    await user.click(findDrawer());
    expect(findDrawer().open).toBe(false);
  });

  test('closes when the page changes', async () => {
    const { user } = await openDrawer(visitor);
    await user.click(findLink('HOME'));
    await waitFor(() => expect(findDrawer().open).toBe(false));
    expect(location.pathname).toBe('/');
  });

  test('signed in, shows the username and a logout icon', async () => {
    const { user } = await openDrawer(as(person(BENEFICIARY)));
    expect(findLink('Oluwadamil…').getAttribute('href')).toBe('/workspace/profile');
    await user.click(within(findDrawer()).getByRole('button', { name: 'Logout', ...inside }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
