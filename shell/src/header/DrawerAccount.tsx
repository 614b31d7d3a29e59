import { ButtonLink, displayName, landingFor, useSession, useTranslation } from '@portal/platform';
import { Avatar, Box, Flex, IconButton } from '@portal/ui';
import { LogOut } from 'lucide-react';
import { logout } from '../leave/logout.ts';
import { WorkspaceLink } from './WorkspaceLink.tsx';

/** The foot of both drawers: log in, or the user's name and the way out. */
export const DrawerAccount = () => {
  const { t } = useTranslation('shell');
  const { status, user } = useSession();
  const logoutButton = (
    <IconButton variant="outline" aria-label={t('account.logout')} onClick={logout}>
      <LogOut size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
  if (status === 'unreachable') {
    return (
      <Flex gap="2.5">
        <WorkspaceLink />
        {logoutButton}
      </Flex>
    );
  }
  // Whether somebody is signed in is not known yet.
  if (status === 'loading') return <Box h="touch" />;
  if (user === null) {
    return (
      <Flex gap="3">
        <ButtonLink to="/auth/sign-in" flex="1">
          {t('header.logIn')}
        </ButtonLink>
        <ButtonLink to="/auth/register" flex="1" variant="outline">
          {t('header.register')}
        </ButtonLink>
      </Flex>
    );
  }
  return (
    <Flex gap="2.5">
      <ButtonLink to={landingFor(user.role)} flex="1" variant="outline" justifyContent="flex-start">
        <Avatar name={`${user.firstName} ${user.lastName}`} size={32} />
        <bdi>{displayName(user.firstName)}</bdi>
      </ButtonLink>
      {logoutButton}
    </Flex>
  );
};
