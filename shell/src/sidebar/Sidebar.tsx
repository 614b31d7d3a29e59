import { roleLabel } from '@portal/contracts';
import { displayName, type User, useTranslation } from '@portal/platform';
import { Avatar, Box, Flag, Flex, HStack } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { logout } from '../leave/logout.ts';
import { barHeight } from '../workspace-parts/bar-height.ts';
import { CreateMenu } from './CreateMenu.tsx';
import { Rail } from './Rail.tsx';
import { SidebarMenu } from './SidebarMenu.tsx';
import { railStyle, rowStyle } from './sidebar-styles.ts';
import { useSidebar } from './use-sidebar.ts';

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
