import { useLocation, useTranslation, useUser } from '@portal/platform';
import { Box, IconButton } from '@portal/ui';
import { Menu } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Brand } from '../brand/Brand.tsx';
import { DrawerAccount } from '../header/DrawerAccount.tsx';
import { useCloseWhenWide } from '../header/use-close-when-wide.ts';
import { LazyDrawer } from '../overlay/lazy-overlay.tsx';
import { SidebarContent } from '../sidebar/Sidebar.tsx';

/** Opens the sidebar of narrow screens, whose code comes with the first press; it closes itself when the page changes. */
export const BurgerButton = () => {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const close = useCallback(() => setOpenedAt(null), []);
  useCloseWhenWide(close);

  return (
    <>
      <IconButton
        minW="touch"
        minH="touch"
        aria-label={t('header.menu')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
      >
        <Menu size={24} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {open && (
        <LazyDrawer
          open
          onClose={close}
          title={t('header.menu')}
          header={<Brand />}
          footer={<DrawerAccount />}
        >
          <Box px="1">{user && <SidebarContent user={user} />}</Box>
        </LazyDrawer>
      )}
    </>
  );
};
