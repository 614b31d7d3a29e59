import { localise, useLocation, usePageTitle, useTranslation, useUser } from '@portal/platform';
import { Box, Flex, HStack, IconButton, PatternEdge } from '@portal/ui';
import { Menu } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Brand } from '../brand/Brand.tsx';
import { useDemo } from '../demo/demo.queries.ts';
import { AccountMenu } from '../header/AccountMenu.tsx';
import { DrawerAccount } from '../header/DrawerAccount.tsx';
import { useCloseWhenWide } from '../header/use-close-when-wide.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { useContributions } from '../navigation/contributions.ts';
import { currentKey, entriesOf, menuFor } from '../navigation/workspace-menu.ts';
import { LazyDrawer } from '../overlay/lazy-overlay.tsx';
import { SidebarContent } from '../sidebar/Sidebar.tsx';
import { LaterWaiting } from '../waiting/LaterWaiting.tsx';

/** Opens the sidebar of narrow screens, whose code comes with the first press; it closes itself when the page changes. */
const BurgerButton = () => {
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

/** Says that names, amounts and dates are invented. */
const ExampleTag = () => {
  const { t } = useTranslation('shell');
  if (!useDemo()) return null;
  return (
    <Box
      hideBelow="sm"
      px="2"
      py="1"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="accent.border"
      borderRadius="sm"
      fontSize="xs"
      fontWeight="600"
      color="marigold.fg"
      bg="marigold.subtle"
    >
      {t('workspace.example')}
    </Box>
  );
};

/** Where the person is, the entry of the menu, else the title of the page; and whether anything may wait there. */
const useMenu = () => {
  const user = useUser();
  const { sidebar } = useContributions();
  const { pathname } = useLocation();
  const title = usePageTitle();
  const entries = user ? entriesOf(menuFor(user, sidebar)) : [];
  const current = entries.find(({ key }) => key === currentKey(pathname, entries));
  return {
    crumb: current ? localise(current.label) : title,
    mayWait: entries.some(({ waiting }) => waiting),
  };
};

/** The bar at the top of the workspace. */
export const WorkspaceBar = () => {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { crumb, mayWait } = useMenu();
  return (
    <Box
      as="header"
      bg="bg.surface"
      borderBottomWidth="1px"
      position="sticky"
      // In a window lower than 480 px it scrolls away with the page.
      top="min(0px,100vh*9 - 4320px)"
      zIndex="sticky"
      data-print="hide"
    >
      <PatternEdge height={4} />
      <Flex minH="63px" px={{ base: '5', lg: '6' }} align="center" justify="space-between" gap="3">
        <HStack gap="5" flex="1" minW="0" color="fg.muted">
          <Brand />
          <Box hideBelow="lg" flex="1" ps="5" borderInlineStartWidth="1px" fontSize="sm" truncate>
            {crumb}
          </Box>
        </HStack>
        <HStack gap={{ base: '1', lg: '3' }}>
          <ExampleTag />
          <LanguageMenu />
          {mayWait && (
            // Below that the name of the fund would break within a word: a dot stands at the button of the drawer.
            <Box w="touch" css={{ '@media (max-width: 479px)': { w: '0', me: '-1' } }}>
              <LaterWaiting />
            </Box>
          )}
          <Box hideBelow="lg">{user && <AccountMenu user={user} />}</Box>
          <Box hideFrom="lg">
            <BurgerButton />
          </Box>
        </HStack>
      </Flex>
      <Box srOnly>{t('workspace.label')}</Box>
    </Box>
  );
};
