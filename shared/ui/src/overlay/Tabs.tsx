import { Tabs as Base } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OverlayLocale } from './OverlayLocale.tsx';

export interface TabsProps {
  /** Name of the tab list. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean | undefined }[];
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Where the list of tabs stays while a panel scrolls; absent: it scrolls away. */
  stickyTop?: { base: string; lg: string } | undefined;
}

export function Tabs({ label, tabs, value, onChange, stickyTop }: TabsProps) {
  return (
    <OverlayLocale>
      <Base.Root
        unstyled
        // Unseen panels are built only when first opened.
        lazyMount
        {...(value !== undefined ? { value } : { defaultValue: tabs[0]?.value ?? null })}
        onValueChange={(change) => onChange?.(change.value)}
      >
        <Base.List
          aria-label={label}
          display="flex"
          columnGap={{ base: '2', xl: '3' }}
          // In a second row where a name would be cut.
          flexWrap="wrap"
          borderBottomWidth="1px"
          {...(stickyTop && { position: 'sticky', top: stickyTop, bg: 'bg.surface', zIndex: '1' })}
        >
          {tabs.map((tab) => (
            <Base.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              minH="touch"
              px={{ base: '0', xl: '1' }}
              fontWeight="semibold"
              fontSize={{ base: '0.875rem', xl: 'sm' }}
              color="fg.muted"
              whiteSpace="nowrap"
              cursor="pointer"
              borderBottomWidth="3px"
              borderColor="border.unmarked"
              mb="-1px"
              _hover={{ color: 'fg' }}
              _selected={{ color: 'fg', borderColor: 'brand.solid' }}
              _focusVisible={{ outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px {colors.focus.inner}' }}
              _disabled={{ color: 'fg.subtle', cursor: 'not-allowed' }}
            >
              {tab.label}
            </Base.Trigger>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Content key={tab.value} value={tab.value} pt="5">
            {tab.content}
          </Base.Content>
        ))}
      </Base.Root>
    </OverlayLocale>
  );
}
