import { useTranslation, useUser } from '@portal/platform';
import { Box } from '@portal/ui';
import { Brand } from '../brand/Brand.tsx';
import { DrawerAccount } from '../header/DrawerAccount.tsx';
import { LazyDrawer } from '../overlay/lazy-overlay.tsx';
import { SidebarContent } from '../sidebar/Sidebar.tsx';

/** The sidebar on narrow screens. */
export const WorkspaceDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <LazyDrawer open onClose={onClose} title={t('header.menu')} header={<Brand />} footer={<DrawerAccount />}>
      <Box px="1">{user && <SidebarContent user={user} />}</Box>
    </LazyDrawer>
  );
};
