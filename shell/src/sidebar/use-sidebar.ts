import { type User, useLocation } from '@portal/platform';
import { useContributions } from '../navigation/contributions.ts';
import { actionsFor, currentKey, menuFor } from '../navigation/workspace-menu.ts';

/** Menu, actions and highlighted entry of one person at one address. */
export const useSidebar = (user: User) => {
  const { sidebar, actions } = useContributions();
  const { pathname } = useLocation();
  const entries = menuFor(user, sidebar);
  return { entries, actions: actionsFor(user, actions), current: currentKey(pathname, entries) };
};
