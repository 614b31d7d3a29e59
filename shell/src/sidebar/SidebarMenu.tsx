import { Link, localise, useLocation } from '@portal/platform';
import { Box } from '@portal/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { MenuEntry } from '../navigation/workspace-menu.ts';
import { LaterWaiting } from '../waiting/LaterWaiting.tsx';
import { rowStyle, subRowStyle } from './sidebar-styles.ts';

const Row = ({ entry, current, sub = false }: { entry: MenuEntry; current: boolean; sub?: boolean }) => (
  <Box position="relative">
    <Box asChild css={sub ? subRowStyle : rowStyle}>
      <Link to={entry.to} aria-current={current ? 'page' : undefined}>
        {!sub && <entry.Icon size={20} strokeWidth={1.75} aria-hidden />}
        <span>{localise(entry.label)}</span>
      </Link>
    </Box>
    <Box position="absolute" insetInlineEnd="3" top="11px" pointerEvents="none">
      {entry.waiting && <LaterWaiting at={entry.key} />}
    </Box>
  </Box>
);

const Group = ({ entry, currentKey }: { entry: MenuEntry; currentKey: string | undefined }) => {
  const id = useId();
  const { pathname } = useLocation();
  const holdsCurrent = entry.children.some(({ key }) => key === currentKey);
  const [open, setOpen] = useState(holdsCurrent);
  const Chevron = open ? ChevronUp : ChevronDown;

  useEffect(() => {
    if (holdsCurrent) setOpen(true);
  }, [holdsCurrent, pathname]);

  return (
    <>
      <Box as="button" css={rowStyle} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <entry.Icon size={20} strokeWidth={1.75} aria-hidden />
        <Box as="span" flex="1" textAlign="start">
          {localise(entry.label)}
        </Box>
        <Chevron size={18} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box as="ul" id={id} listStyleType="none" hidden={!open}>
        {entry.children.map((child) => (
          <li key={child.key}>
            <Row entry={child} current={child.key === currentKey} sub />
          </li>
        ))}
      </Box>
    </>
  );
};

interface SidebarMenuProps {
  entries: readonly MenuEntry[];
  currentKey: string | undefined;
}

export const SidebarMenu = ({ entries, currentKey }: SidebarMenuProps) => (
  <Box as="ul" listStyleType="none">
    {entries.map((entry) => (
      <li key={entry.key}>
        {entry.children.length > 0 || entry.isGroup ? (
          <Group entry={entry} currentKey={currentKey} />
        ) : (
          <Row entry={entry} current={entry.key === currentKey} />
        )}
      </li>
    ))}
  </Box>
);
