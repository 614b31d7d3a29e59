import { Link } from '@portal/platform';
import { Box, HStack } from '@portal/ui';
import type { ReactNode } from 'react';

interface ViewTab {
  key: string;
  name: string;
  to: string;
  /** How many it shows, in figures. */
  count?: string | undefined;
}

interface Props {
  label: string;
  tabs: readonly ViewTab[];
  current: string | undefined;
  /** After the last. */
  children?: ReactNode;
}

/** Views as links; on a phone they are pulled sideways. */
export const ViewTabs = ({ label, tabs, current, children }: Props) => (
  <HStack as="nav" aria-label={label} gap={{ base: '2', md: '0' }} overflowX="auto" minW="0" flex="1">
    {tabs.map(({ key, name, to, count }) => (
      <Box
        key={key}
        asChild
        flexShrink="0"
        display="inline-flex"
        alignItems="center"
        gap="2"
        px="3"
        h={{ base: '36px', md: '40px' }}
        fontSize="0.875rem"
        fontWeight="semibold"
        color="fg.muted"
        borderWidth={{ base: '1px', md: '0' }}
        borderRadius={{ base: 'md', md: '0' }}
        borderBottomWidth={{ md: '3px' }}
        borderBottomColor={{ md: 'border.unmarked' }}
        _hover={{ color: 'fg' }}
        _focusVisible={{ outlineOffset: '-3px', boxShadow: 'none' }}
        css={{
          '&[aria-current=page]': {
            color: 'fg',
            borderColor: 'brand.solid',
            bg: { base: 'brand.subtle', md: 'transparent' },
          },
        }}
      >
        <Link to={to} aria-current={key === current ? 'page' : undefined} replace>
          <bdi>{name}</bdi>
          {count !== undefined && (
            <Box as="span" px="1.5" borderRadius="sm" bg="bg.muted" fontVariantNumeric="tabular-nums">
              {count}
            </Box>
          )}
        </Link>
      </Box>
    ))}
    {children}
  </HStack>
);
