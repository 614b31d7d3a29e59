import { roleLabel } from '@portal/contracts';
import { displayName, Link, localise, type User, useTranslation } from '@portal/platform';
import { Avatar, Box, Flag, Flex, HStack } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { logout } from '../leave/logout.ts';
import type { MenuEntry } from '../navigation/workspace-menu.ts';
import { LaterWaiting } from '../waiting/LaterWaiting.tsx';
import { barHeight } from '../workspace-parts/bar-height.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { railStyle, rowStyle } from './sidebar-styles.ts';
import { useSidebar } from './use-sidebar.ts';

const leaves = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry]));

/** The sidebar as icons; each still has its name. */
const Rail = ({ user }: { user: User }) => {
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

/** Who is signed in: each part of the name cut, the country's flag, the role as a readable label. */
const SidebarUser = ({ user }: { user: User }) => {
  const { t } = useTranslation('shell');
  return (
    <HStack gap="3" px="2" pb="4" mb="4" borderBottomWidth="1px">
      <Avatar name={`${user.firstName} ${user.lastName}`} size={44} />
      <Box minW="0">
        <Box fontSize="sm" fontWeight="bold" lineHeight="1.25">
          <bdi>
            {displayName(user.firstName)} {displayName(user.lastName)}
          </bdi>
        </Box>
        <HStack mt="1" gap="1.5" fontSize="0.875rem" color="fg.muted">
          {user.countryCode !== '' && <Flag code={user.countryCode} />}
          {t(`roles.${user.role}`, { defaultValue: roleLabel(user.role) })}
        </HStack>
      </Box>
    </HStack>
  );
};

/** Who, what to start, where to go: the same in the sidebar and in the drawer. */
export const SidebarContent = ({ user }: { user: User }) => {
  const { t } = useTranslation('shell');
  const { entries, actions, current } = useSidebar(user);
  return (
    <>
      <SidebarUser user={user} />
      {actions.map((action) => (
        <Box key={action.id} mb="4">
          <CreateMenu action={action} />
        </Box>
      ))}
      <Box as="nav" aria-label={t('sidebar.label')}>
        <SidebarMenu entries={entries} currentKey={current} />
      </Box>
    </>
  );
};

interface SidebarProps {
  user: User;
  /** 72 wide with icons only, for pages that need the room. */
  rail: boolean;
}

/** The workspace's menu from 1024 px. */
export const Sidebar = ({ user, rail }: SidebarProps) => {
  const { t } = useTranslation('shell');
  return (
    <Box
      as="aside"
      hideBelow="lg"
      data-print="hide"
      flexShrink={0}
      w={rail ? 'sidebarRail' : 'sidebar'}
      bg="bg.surface"
      borderInlineEndWidth="1px"
    >
      <Flex
        direction="column"
        px={rail ? '3' : '4'}
        py="5"
        position="sticky"
        top={barHeight}
        h={`calc(100vh - ${barHeight})`}
        overflowY={rail ? 'visible' : 'auto'}
      >
        {rail ? <Rail user={user} /> : <SidebarContent user={user} />}
        <Box mt="auto" pt="4" borderTopWidth="1px">
          <Box
            as="button"
            css={rail ? railStyle : rowStyle}
            onClick={logout}
            aria-label={rail ? t('account.logout') : undefined}
          >
            <LogOut size={20} strokeWidth={1.75} aria-hidden />
            {!rail && t('account.logout')}
          </Box>
        </Box>
      </Flex>
    </Box>
  );
};
