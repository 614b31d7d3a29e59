import { Menu as Base, chakra, useMenuContext } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { cloneElement, Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { endEscape } from './end-escape.ts';
import { OverlayLocale } from './OverlayLocale.tsx';
import { floating, menuItem } from './overlay-styles.ts';

export interface MenuEntry {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Draws a check and sets `aria-checked`. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** A link element instead of a button: `<RouterLink to="…" />`. */
  link?: ReactElement | undefined;
}

export interface MenuProps {
  /** One button; it gets the aria attributes. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  onSelect?: ((value: string) => void) | undefined;
  align?: 'start' | 'end' | undefined;
  /** Several may be checked: stays open after a choice. */
  stayOpen?: boolean | undefined;
}

const Row = ({ item }: { item: MenuEntry }) => (
  <>
    {item.icon}
    <chakra.span flex="1">{item.label}</chakra.span>
    {item.checked !== undefined && (
      <chakra.span width="18px" color="brand.fg" aria-hidden>
        {item.checked && <Check size={18} strokeWidth={1.75} />}
      </chakra.span>
    )}
  </>
);

/** A menu opened before its entries came has highlighted none: Enter would do nothing. */
const HighlightLateEntries = ({ first }: { first: string | undefined }) => {
  const { open, setHighlightedValue } = useMenuContext();
  const before = useRef(first);
  useEffect(() => {
    const late = before.current === undefined && first !== undefined;
    before.current = first;
    if (open && late) setHighlightedValue(first);
  });
  return null;
};

/** Takes no focus while it fades out: a pointer that moved over it asks for that a frame late, after a dialog has opened. */
const Content = (props: Base.ContentProps) => <Base.Content inert={!useMenuContext().open} {...props} />;

/** Stays beside its trigger in the document: inside the same landmark and the same focus trap. */
export function Menu({ trigger, items, onSelect, align = 'end', stayOpen }: MenuProps) {
  return (
    <OverlayLocale>
      <Base.Root
        unstyled
        lazyMount
        closeOnSelect={!stayOpen}
        positioning={{ placement: `bottom-${align}`, gutter: 6, strategy: 'fixed' }}
        onSelect={(choice) => onSelect?.(choice.value)}
      >
        <HighlightLateEntries first={items.find(({ disabled }) => !disabled)?.value} />
        <Base.Trigger asChild>{trigger}</Base.Trigger>
        <Base.Positioner>
          <Content
            onKeyDown={endEscape}
            css={floating}
            minW="220px"
            p="1.5"
            outline="none"
            maxH="min(70vh, var(--available-height))"
            overflowY="auto"
          >
            {items.map((item) => (
              <Fragment key={item.value}>
                {item.checked !== undefined && !item.link ? (
                  <Base.CheckboxItem
                    value={item.value}
                    checked={item.checked}
                    disabled={item.disabled}
                    closeOnSelect={!stayOpen}
                    css={menuItem}
                  >
                    <Row item={item} />
                  </Base.CheckboxItem>
                ) : (
                  <Base.Item
                    value={item.value}
                    disabled={item.disabled}
                    css={menuItem}
                    {...(item.danger && { color: 'fg.error' })}
                    {...(item.link && { asChild: true })}
                  >
                    {item.link ? (
                      cloneElement(item.link, undefined, <Row item={item} />)
                    ) : (
                      <Row item={item} />
                    )}
                  </Base.Item>
                )}
              </Fragment>
            ))}
          </Content>
        </Base.Positioner>
      </Base.Root>
    </OverlayLocale>
  );
}
