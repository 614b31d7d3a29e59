import { builtInViewsOf } from '@portal/contracts/review/queue-views';
import type { Views } from '@portal/contracts/review/saved-views';
import { formatNumber, Link, useSignedInUser, useTranslation } from '@portal/platform';
import { Box, HStack } from '@portal/ui';
import type { ReactNode } from 'react';
import { builtInAddress, viewAddress } from './queue-address.ts';

/** How many a view shows, in figures. */
const countOf = (view: { count: number | null; countIsCapped: boolean } | undefined) =>
  typeof view?.count === 'number' ? `${formatNumber(view.count)}${view.countIsCapped ? '+' : ''}` : undefined;

interface ViewTab {
  key: string;
  name: string;
  to: string;
  /** How many it shows, in figures; absent while that is not known. */
  count: string | undefined;
}

/** The views that the person's role has, then their own. */
export const useViewTabs = (views: Views | undefined): ViewTab[] => {
  const { t } = useTranslation('review');
  const { role } = useSignedInUser();
  return [
    ...builtInViewsOf(role).map((key) => ({
      key,
      name: t(`views.${key}`),
      to: `?${builtInAddress(key)}`,
      count: countOf(views?.builtIn.find((one) => one.key === key)),
    })),
    ...(views?.own ?? []).map((one) => ({
      key: one.id,
      name: one.name,
      to: `?${viewAddress(one.id, one.query, one.fundId)}`,
      count: countOf(one),
    })),
  ];
};

interface Props {
  tabs: readonly ViewTab[];
  current: string | undefined;
  /** After the last. */
  children?: ReactNode;
}

/** Views as links; on a phone they are pulled sideways, elsewhere they wrap. */
export const ViewTabs = ({ tabs, current, children }: Props) => (
  <HStack
    as="nav"
    aria-label={useTranslation('review').t('views.label')}
    gap={{ base: '2', md: '0' }}
    wrap={{ md: 'wrap' }}
    overflowX={{ base: 'auto', md: 'visible' }}
    minW="0"
    flex={{ base: '1', md: '1 1 auto', xl: '1' }}
  >
    {tabs.map(({ key, name, to, count }) => (
      <Box
        key={key}
        asChild
        flexShrink="0"
        display="inline-flex"
        alignItems="center"
        gap={{ base: '2', md: '1.5', '2xl': '2' }}
        px={{ base: '3', md: '1.5', '2xl': '3' }}
        h={{ base: '36px', md: '40px' }}
        fontSize="0.875rem"
        fontWeight="semibold"
        color="fg.muted"
        borderWidth={{ base: '1px', md: '0' }}
        borderRadius={{ base: 'md', md: '0' }}
        borderBottomWidth={{ md: '3px' }}
        borderBottomColor={{ md: 'border.unmarked' }}
        _hover={{ color: 'fg' }}
        _focusVisible={{ outlineOffset: '-3px', boxShadow: 'inset 0 0 0 5px {colors.focus.inner}' }}
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
