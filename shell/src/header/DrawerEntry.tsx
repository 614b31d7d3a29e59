import { Link, localise, useLocation, useTranslation } from '@portal/platform';
import type { HeaderChild, HeaderEntry } from '@portal/platform/area';
import { Box, PatternTile } from '@portal/ui';
import { ChevronDown } from 'lucide-react';
import { isActive, isHere } from '../navigation/active.ts';
import { drawerChild, drawerDetails, drawerRow, drawerSection } from './drawer-styles.ts';

const Children = ({ entries, isShown }: { entries: readonly HeaderChild[]; isShown: boolean }) => {
  const location = useLocation();
  // Only once it is open: the server, which renders the closed drawer, knows no fragment of an address.
  const current = (to: string) => (isShown && isHere(to, location) ? 'page' : undefined);
  return (
    <Box as="ul" listStyleType="none" bg="bg.subtle" py="2">
      {entries.map(({ to, label, tile, children = [] }) => (
        <li key={to}>
          <Box asChild css={tile ? drawerSection : drawerChild}>
            <Link to={to} aria-current={current(to)}>
              {tile && <PatternTile motif={tile} size={24} />}
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

interface DrawerEntryProps {
  entry: HeaderEntry;
  /** Whether the drawer is open. */
  isShown: boolean;
}

/** One entry of the drawer; the browser itself opens and closes the list below it. */
export const DrawerEntry = ({ entry, isShown }: DrawerEntryProps) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const active = isActive(entry, pathname);
  const label = localise(entry.label);
  const { children = [] } = entry;
  return (
    <Box as="li" position="relative">
      <Box
        css={drawerRow}
        {...(active && { 'data-active': '' })}
        {...(children.length > 0 && { pe: '56px' })}
      >
        <Link to={entry.to} aria-current={active ? 'page' : undefined}>
          {label}
        </Link>
      </Box>
      {children.length > 0 && (
        <Box asChild css={drawerDetails}>
          <details open={active}>
            <summary aria-label={t('header.submenu', { entry: label })}>
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
            </summary>
            <Children entries={children} isShown={isShown} />
          </details>
        </Box>
      )}
    </Box>
  );
};
