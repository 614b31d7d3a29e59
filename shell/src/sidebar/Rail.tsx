import { Link, localise, type User, useTranslation } from '@portal/platform';
import { Avatar, Box } from '@portal/ui';
import type { MenuEntry } from '../navigation/workspace-menu.ts';
import { LaterWaiting } from '../waiting/LaterWaiting.tsx';
import { CreateMenu } from './CreateMenu.tsx';
import { railStyle } from './sidebar-styles.ts';
import { useSidebar } from './use-sidebar.ts';

const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]));

/** The sidebar as icons; each still has its name. */
export const Rail = ({ user }: { user: User }) => {
  const { t } = useTranslation('shell');
  const { entries, actions, current } = useSidebar(user);
  return (
    <>
      <Box pb="4" mb="4" borderBottomWidth="1px" textAlign="center">
        <Avatar name={`${user.firstName} ${user.lastName}`} size={44} />
      </Box>
      {actions.map((action) => (
        <Box key={action.id} mb="4">
          <CreateMenu action={action} compact />
        </Box>
      ))}
      <Box as="nav" aria-label={t('sidebar.label')}>
        <Box as="ul" listStyleType="none">
          {leaves(entries).map((entry) => {
            const label = localise(entry.label);
            return (
              <Box as="li" key={entry.key} position="relative">
                <Box asChild css={railStyle} title={label}>
                  <Link to={entry.to} aria-current={entry.key === current ? 'page' : undefined}>
                    <entry.Icon size={20} strokeWidth={1.75} aria-hidden />
                    <Box as="span" srOnly>
                      {label}
                    </Box>
                  </Link>
                </Box>
                <Box position="absolute" insetInlineEnd="-6px" top="-4px" pointerEvents="none">
                  {entry.waiting && <LaterWaiting at={entry.key} />}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </>
  );
};
