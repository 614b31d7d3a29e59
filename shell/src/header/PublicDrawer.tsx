import { useTranslation } from '@portal/platform';
import { Box, Flex, IconButton } from '@portal/ui';
import { Menu, X } from 'lucide-react';
import { Brand } from '../brand/Brand.tsx';
import { useContributions } from '../navigation/contributions.ts';
import { DrawerAccount } from './DrawerAccount.tsx';
import { DrawerEntry } from './DrawerEntry.tsx';
import { drawerStyle } from './drawer-styles.ts';
import { useDrawer } from './use-drawer.ts';

const id = 'navigation-drawer';

/** The header's navigation on narrow screens. All of it is in the page, so that it opens offline and without scripts. */
export const PublicDrawer = () => {
  const { t } = useTranslation('shell');
  const { header } = useContributions();
  const { isOpen, open, close, dialogProps } = useDrawer();
  return (
    <>
      <IconButton asChild minW="touch" minH="touch" aria-label={t('header.menu')}>
        <button type="button" popoverTarget={id} aria-expanded={isOpen} aria-haspopup="dialog" onClick={open}>
          <Menu size={24} strokeWidth={1.75} aria-hidden />
        </button>
      </IconButton>
      <Box asChild css={drawerStyle}>
        <dialog id={id} popover="auto" aria-label={t('header.menu')} {...dialogProps}>
          <Flex direction="column" h="full">
            <Flex
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              minH="headerSm"
              px="5"
              borderBottomWidth="1px"
              flexShrink={0}
            >
              <Brand />
              <IconButton asChild minW="touch" minH="touch" me="-2" aria-label={t('ui.close')}>
                <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={close}>
                  <X size={22} aria-hidden />
                </button>
              </IconButton>
            </Flex>
            <Box
              as="nav"
              aria-label={t('header.navigation')}
              flex="1"
              minH="0"
              overflowY="auto"
              overscrollBehavior="contain"
              py="2"
            >
              <Box as="ul" listStyleType="none">
                {header.map((entry) => (
                  <DrawerEntry key={entry.id} entry={entry} isShown={isOpen} />
                ))}
              </Box>
            </Box>
            <Box px="5" py="4" borderTopWidth="1px" flexShrink={0}>
              <DrawerAccount />
            </Box>
          </Flex>
        </dialog>
      </Box>
    </>
  );
};
