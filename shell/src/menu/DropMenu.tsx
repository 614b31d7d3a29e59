import { Link } from '@portal/platform';
import { Box } from '@portal/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { menuItem, menuPanel } from './menu-styles.ts';
import { useHoverMenu } from './use-hover-menu.ts';

interface DropMenuItem {
  id: string;
  content: ReactNode;
  /** An address, or what happens. */
  to?: string;
  onSelect?: () => void;
  /** One of several: announced as chosen or not. */
  checked?: boolean;
  lang?: string;
}

interface DropMenuProps {
  /** What the button shows. */
  children: ReactNode;
  /** Name of the button where its content does not say it. */
  label?: string;
  items: readonly DropMenuItem[];
  /** A line above the items, for people only. */
  note?: ReactNode;
  openOnHover?: boolean;
  full?: boolean;
  align?: 'start' | 'end';
  buttonStyle: object;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a menu, as small as the first load of every page asks for. */
export const DropMenu = (props: DropMenuProps) => {
  const {
    children,
    label,
    items,
    note,
    openOnHover = false,
    full = false,
    align = 'end',
    buttonStyle,
  } = props;
  const { open, setOpen, close, hover, press: toggle, area, button } = useHoverMenu();
  const id = useId();
  const focusOn = useRef<'first' | 'last' | null>(null);

  const entries = () => [...(area.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    if (!open || focusOn.current === null) return;
    entries()
      .at(focusOn.current === 'first' ? 0 : -1)
      ?.focus();
    focusOn.current = null;
  });

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    focusOn.current = event.key === 'ArrowDown' ? 'first' : 'last';
    setOpen(true);
  };

  const onMenuKey = (event: KeyboardEvent) => {
    const all = entries();
    const move = moves[event.key];
    if (event.key === 'Tab') setOpen(false);
    if (move === undefined) return;
    event.preventDefault();
    all[
      move(
        all.findIndex((one) => one.matches(':focus')),
        all.length,
      )
    ]?.focus();
  };

  const select = (item: DropMenuItem) => {
    close(true);
    item.onSelect?.();
  };

  const press = (byKey: boolean) => {
    focusOn.current = byKey ? 'first' : null;
    toggle();
  };

  return (
    <Box ref={area} position="relative" {...(full && { w: 'full' })} {...(openOnHover && hover)}>
      <Box
        as="button"
        ref={button}
        // A click without a pointer came from Enter or Space.
        onClick={(event) => press(event.detail === 0)}
        onKeyDown={onButtonKey}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        css={buttonStyle}
      >
        {children}
      </Box>
      {open && (
        <Box
          id={id}
          role="menu"
          aria-label={label}
          onKeyDown={onMenuKey}
          css={menuPanel}
          {...(full
            ? { insetInline: '0' }
            : align === 'end'
              ? { insetInlineEnd: '0' }
              : { insetInlineStart: '0' })}
        >
          {note}
          {items.map((item) => {
            const shared = {
              role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
              tabIndex: -1,
              lang: item.lang,
              onClick: () => select(item),
              ...(item.checked !== undefined && { 'aria-checked': item.checked }),
            };
            return item.to === undefined ? (
              <Box key={item.id} as="button" css={menuItem} {...shared}>
                {item.content}
              </Box>
            ) : (
              <Box key={item.id} asChild css={menuItem}>
                <Link to={item.to} {...shared}>
                  {item.content}
                </Link>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
};
