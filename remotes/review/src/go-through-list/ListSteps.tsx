import { formatNumber, Link, useTranslation } from '@portal/platform';
import { Box, HStack, IconButton } from '@portal/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeysButton } from '../page-keys/KeysButton.tsx';
import type { ListNavigation } from './use-list-navigation.ts';
import type { Place } from './use-place.ts';

const Step = ({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) =>
  to === undefined ? (
    <IconButton variant="ghost" size="xs" aria-label={label} disabled>
      {children}
    </IconButton>
  ) : (
    <IconButton asChild variant="ghost" size="xs" aria-label={label}>
      <Link to={to}>{children}</Link>
    </IconButton>
  );

/** "3 of 40" of the list that the application was opened from, and the ways to its neighbours. */
const PlaceInList = ({ place }: { place: Place | undefined }) => {
  const { t } = useTranslation('review');
  if (!place) return null;
  const { number, total, isCapped } = place;
  return (
    <HStack as="nav" aria-label={t('list.label')} gap="0">
      <Step to={place.previous} label={t('list.previous')}>
        <ChevronLeft size={20} aria-hidden />
      </Step>
      <Box as="span" px="1.5" whiteSpace="nowrap" fontSize="sm">
        {t(isCapped ? 'list.placeCapped' : 'list.place', {
          number: formatNumber(number),
          total: formatNumber(total),
        })}
      </Box>
      <Step to={place.next} label={t('list.next')}>
        <ChevronRight size={20} aria-hidden />
      </Step>
    </HStack>
  );
};

/** Place, neighbours and keys, on each page of an application. */
export const ListSteps = ({ list: { place, keys } }: { list: ListNavigation }) => {
  const { t } = useTranslation('review');
  return (
    <HStack gap="0">
      <PlaceInList place={place} />
      <KeysButton
        {...keys}
        keys={[
          ['n', t('list.next')],
          ['p', t('list.previous')],
          ['0 – 5', t('keys.score')],
          ['d', t('keys.decide')],
          ['[  ]', t('keys.document')],
          ['g', t('viewer.goTo')],
          ['m', t('keys.note')],
          ['/', t('viewer.search')],
        ]}
      />
    </HStack>
  );
};
