import { useLocation, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

export interface BurgerButtonProps {
  /** The open drawer; its code comes with the first press. */
  drawer: (close: () => void) => ReactNode;
}

/** Opens the drawer, which closes itself when the page changes. */
export const BurgerButton = ({ drawer }: BurgerButtonProps) => {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)');
    const close = () => setOpenedAt(null);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <>
      <IconButton
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
