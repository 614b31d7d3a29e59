import { Link, localise, useLocation, useTranslation } from '@portal/platform';
import type { HeaderChild, HeaderEntry } from '@portal/platform/area';
import { Box, WeaveTile } from '@portal/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { LazyDrawer } from '../frame/lazy-overlay.tsx';
import { isActive, isHere } from '../navigation/active.ts';
import { useContributions } from '../navigation/contributions-context.ts';
import { Brand } from './Brand.tsx';
import { DrawerAccount } from './DrawerAccount.tsx';
import { drawerChild, drawerRow } from './drawer-styles.ts';

const Children = ({ id, entries }: { id: string; entries: readonly HeaderChild[] }) => {
  const location = useLocation();
  const current = (to: string) => (isHere(to, location) ? 'page' : undefined);
  return (
    <Box as="ul" id={id} listStyleType="none" bg="bg.subtle" py="2">
      {entries.map(({ to, label, tile, children = [] }) => (
        <li key={to}>
          <Box
            asChild
            css={drawerChild}
            {...(tile && { ps: '5', fontFamily: 'heading', fontWeight: '650', color: 'fg' })}
          >
            <Link to={to} aria-current={current(to)}>
              {tile && <WeaveTile motif={tile} size={24} />}
              {localise(label)}
            </Link>
          </Box>
          {children.map((child) => (
            <Box asChild css={drawerChild} key={child.to}>
              <Link to={child.to} aria-current={current(child.to)}>
                {localise(child.label)}
              </Link>
            </Box>
          ))}
        </li>
      ))}
    </Box>
  );
};

const Entry = ({ entry }: { entry: HeaderEntry }) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const active = isActive(entry, pathname);
  const hasChildren = entry.children !== undefined && entry.children.length > 0;
  const [open, setOpen] = useState(active && hasChildren);
  const id = useId();
  const label = localise(entry.label);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <li>
      <Box css={drawerRow} {...(active && { 'data-active': '' })}>
        <Link to={entry.to} aria-current={active ? 'page' : undefined}>
          {label}
        </Link>
        {hasChildren && (
          <Box
            as="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('header.submenu', { entry: label })}
            onClick={() => setOpen(!open)}
          >
            <Chevron size={20} strokeWidth={1.75} aria-hidden />
          </Box>
        )}
      </Box>
      {open && entry.children && <Children id={id} entries={entry.children} />}
    </li>
  );
};

export interface PublicDrawerProps {
  onClose: () => void;
}

/** The header's navigation on narrow screens. */
export const PublicDrawer = ({ onClose }: PublicDrawerProps) => {
  const { t } = useTranslation('shell');
  const { header } = useContributions();
  return (
    <LazyDrawer
      open
      onClose={onClose}
      title={t('header.menu')}
      header={<Brand />}
      flush
      footer={<DrawerAccount />}
    >
      <Box as="nav" aria-label={t('header.navigation')} py="2">
        <Box as="ul" listStyleType="none">
          {header.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      </Box>
    </LazyDrawer>
  );
};
