import { formatNumber, Link, useNavigate, useTranslation } from '@portal/platform';
import { Box, HStack, IconButton } from '@portal/ui';
import { useKeys } from '@portal/ui/overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from './use-place.ts';

interface StepProps {
  to: string | undefined;
  label: string;
  children: ReactNode;
}

const Step = ({ to, label, children }: StepProps) =>
  to === undefined ? (
    <IconButton variant="ghost" size="xs" aria-label={label} disabled>
      {children}
    </IconButton>
  ) : (
    <IconButton asChild variant="ghost" size="xs" aria-label={label}>
      <Link to={to}>{children}</Link>
    </IconButton>
  );

interface Props {
  place: Place | undefined;
  /** Whether `n` and `p` are keys now. */
  hasKeys: boolean;
}

/** "3 of 40" of the list that the application was opened from, and the ways to its neighbours. */
export const PlaceInList = ({ place, hasKeys }: Props) => {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  useKeys(({ key }) => {
    const to = { n: place?.next, p: place?.previous }[key];
    if (to !== undefined) navigate(to);
  }, hasKeys);
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
