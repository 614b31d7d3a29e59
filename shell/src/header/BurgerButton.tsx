import { useLocation, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Menu } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useCloseWhenWide } from './use-close-when-wide.ts';

interface BurgerButtonProps {
  /** The open drawer; its code comes with the first press. */
  drawer: (close: () => void) => ReactNode;
}

/** Opens the workspace's drawer, which closes itself when the page changes. */
export const BurgerButton = ({ drawer }: BurgerButtonProps) => {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  useCloseWhenWide(useCallback(() => setOpenedAt(null), []));

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
      {open && drawer(() => setOpenedAt(null))}
    </>
  );
};
