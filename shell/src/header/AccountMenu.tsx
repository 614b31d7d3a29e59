import { displayName, landingFor, type User, useTranslation } from '@portal/platform';
import { Avatar } from '@portal/ui';
import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react';
import { logout } from '../leave/logout.ts';
import { DropMenu } from '../menu/DropMenu.tsx';
import { headerButton } from '../menu/menu-styles.ts';

/** The first name with the way to the workspace and out. */
export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation('shell');
  return (
    <DropMenu
      openOnHover
      buttonStyle={headerButton}
      items={[
        {
          id: 'workspace',
          to: landingFor(user.role),
          content: (
            <>
              <LayoutDashboard size={20} strokeWidth={1.75} aria-hidden />
              {t('account.workspace')}
            </>
          ),
        },
        {
          id: 'logout',
          onSelect: logout,
          content: (
            <>
              <LogOut size={20} strokeWidth={1.75} aria-hidden />
              {t('account.logout')}
            </>
          ),
        },
      ]}
    >
      <Avatar name={`${user.firstName} ${user.lastName}`} size={32} />
      <bdi>{displayName(user.firstName)}</bdi>
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </DropMenu>
  );
};
