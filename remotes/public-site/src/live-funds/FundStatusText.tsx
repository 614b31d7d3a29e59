import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { useFormatDate, useTranslation } from '@portal/platform';
import { Box, HStack, Skeleton, Text } from '@portal/ui';
import { CircleHelp, CirclePause, CircleX, Clock } from 'lucide-react';

/** What a visitor needs to know of a fund's state. */
type Standing = 'open' | 'paused' | 'closed' | 'notYet';

export const standingOf = ({ status, isOpen, window }: Fund): Standing => {
  if (isOpen) return 'open';
  if (status === 'PAUSED') return 'paused';
  return status === 'OPEN' && window === 'AHEAD' ? 'notYet' : 'closed';
};

const marks = { paused: CirclePause, closed: CircleX, notYet: Clock, statusUnknown: CircleHelp };

/** A dot in a ring: open. */
const OpenDot = () => (
  <Box
    as="span"
    w="9px"
    h="9px"
    borderRadius="full"
    bg="brand.solid"
    boxShadow="0 0 0 3px {colors.brand.muted}"
    flexShrink={0}
    aria-hidden
  />
);

/** Whether a fund takes applications, as the API says at this moment. Keeps its line while it is asked. */
export function FundStatusText({ fund, isPending }: { fund: Fund | undefined; isPending: boolean }) {
  const { t } = useTranslation('public-site');
  const formatDate = useFormatDate();
  if (isPending) return <Skeleton w="14" h="5" />;
  const standing = fund === undefined ? 'statusUnknown' : standingOf(fund);
  const Mark = standing === 'open' ? undefined : marks[standing];
  return (
    <HStack as="span" gap="2" color={standing === 'open' ? 'brand.fg' : 'fg.muted'}>
      {Mark === undefined ? <OpenDot /> : <Mark size={15} strokeWidth={2} aria-hidden />}
      <Text as="span" textStyle="badge" fontSize="0.90625rem" whiteSpace="nowrap">
        {t(`fund.${standing}`, { date: fund?.opensAt ? formatDate(fund.opensAt) : '' })}
      </Text>
    </HStack>
  );
}
