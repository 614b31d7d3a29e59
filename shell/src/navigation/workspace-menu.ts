import type { Localised } from '@portal/contracts';
import { passesFlag, type User } from '@portal/platform';
import type { SidebarAction, SidebarEntry, Waiting } from '@portal/platform/area';
import type { LucideIcon } from 'lucide-react';
import { icons } from './menu-icons.ts';

export interface MenuEntry {
  key: string;
  alsoAt: readonly string[];
  to: string;
  label: Localised;
  Icon: LucideIcon;
  /** A heading that only expands. */
  isGroup: boolean;
  waiting: Waiting | undefined;
  children: MenuEntry[];
}

const lastSegment = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** The entries that one person sees, in the order of their role, sub-items below their parents. */
export const menuFor = (user: User, entries: readonly SidebarEntry[]): MenuEntry[] => {
  const { role } = user;
  const position = (entry: SidebarEntry) => entry.roles[role] ?? 0;
  const visible = entries
    .filter((entry) => entry.roles[role] !== undefined && passesFlag(user, entry.flag))
    .sort((a, b) => position(a) - position(b));
  const below = (parent: string | undefined): MenuEntry[] =>
    visible
      .filter((entry) => entry.parent?.[role] === parent)
      .map((entry) => ({
        key: entry.key,
        alsoAt: entry.alsoAt ?? [],
        to: entry.to,
        label: entry.labelFor?.[role] ?? entry.label,
        // A remote may be newer than this shell.
        Icon: icons[entry.icon] ?? icons.file,
        isGroup: entry.isGroup ?? false,
        waiting: entry.waitingFor?.[role] ?? entry.waiting,
        children: below(entry.key),
      }));
  return below(undefined);
};

/** The entries with those below them. */
export const entriesOf = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => [entry, ...entry.children]);

/**
 * The key of the entry to highlight: the one that matches the last segment of the address, else the
 * nearest one above it, so that a record keeps its list highlighted. `workspace` itself is the dashboard.
 */
export const currentKey = (pathname: string, menu: readonly MenuEntry[]): string | undefined => {
  const keys = new Map(entriesOf(menu).flatMap(({ key, alsoAt }) => [key, ...alsoAt].map((at) => [at, key])));
  const segments = pathname.split('/').filter(Boolean);
  if (lastSegment(pathname) === 'workspace') return keys.has('dashboard') ? 'dashboard' : undefined;
  return keys.get(segments.reverse().find((segment) => keys.has(segment)) ?? '');
};

export const actionsFor = (user: User, actions: readonly SidebarAction[]): SidebarAction[] =>
  actions.filter(({ roles }) => roles.includes(user.role));
