import { Link, localise, useLocation, useTranslation } from '@portal/platform';
import type { HeaderEntry } from '@portal/platform/area';
import { Box, HStack } from '@portal/ui';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, useId, useRef } from 'react';
import { useHoverMenu } from '../menu/use-hover-menu.ts';
import { isActive } from '../navigation/active.ts';
import { NavDropdown } from './NavDropdown.tsx';

const entryStyle = {
  position: 'relative',
  h: 'headerNav',
  alignItems: 'center',
  color: 'fg.muted',
  borderBottomWidth: '3px',
  borderColor: 'border.unmarked',
  _hover: { color: 'fg' },
  '&[data-active]': { color: 'fg', borderColor: 'brand.solid' },
  '& > a': { textStyle: 'nav', py: '3', borderRadius: 'xs', whiteSpace: 'nowrap' },
};

/** One entry of the header navigation, with its dropdown where it has one. */
export const NavEntry = ({ entry }: { entry: HeaderEntry }) => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { open, setOpen, hover, press, area, button } = useHoverMenu();
  const id = useId();
  const touched = useRef(false);

  const active = isActive(entry, pathname);
  const label = localise(entry.label);
  const hasMenu = entry.children !== undefined && entry.children.length > 0;

  /** Fingers have no hover: the first tap opens the dropdown, the second follows the link. */
  const onClick = (event: MouseEvent) => {
    const firstTap = hasMenu && touched.current && !open;
    touched.current = false;
    if (!firstTap) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <HStack
      as="li"
      ref={area}
      gap="1"
      css={entryStyle}
      {...(active && { 'data-active': '' })}
      {...(hasMenu && hover)}
    >
      <Link
        to={entry.to}
        aria-current={active ? 'page' : undefined}
        onPointerDown={(event) => {
          touched.current = event.pointerType !== 'mouse';
        }}
        onClick={onClick}
      >
        {label}
      </Link>
      {hasMenu && (
        <Box
          as="button"
          ref={button}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('header.submenu', { entry: label })}
          onClick={press}
          css={{ p: '1', borderRadius: 'sm', cursor: 'pointer', lineHeight: '0' }}
        >
          <ChevronDown size={16} strokeWidth={2} aria-hidden />
        </Box>
      )}
      {open && entry.children && (
        <NavDropdown id={id} entries={entry.children} onChosen={() => setOpen(false)} />
      )}
    </HStack>
  );
};
