import { FundMark } from '@portal/application-view';
import type { QueueRow } from '@portal/contracts/review/queue';
import { DISAGREEMENT } from '@portal/contracts/review/queue-lists';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, Flag, Flex, HStack } from '@portal/ui';
import { applicationPath } from '../navigation/paths.ts';
import { useReplacements } from '../propose-reviewers/replacements-context.ts';
import { Amount, CutText, cut, Due, Reviewers, Score, Spread, StatusWord, useTurn } from './queue-cells.tsx';

interface Props {
  row: QueueRow;
  /** The search of this list's address. */
  list: string;
}

/** An application on a phone: four lines, under 120 px. */
export const QueueCard = ({ row, list }: Props) => {
  const { t } = useTranslation('review');
  const { assign } = useReplacements();
  const turn = useTurn()(row);
  const line = { justify: 'space-between', align: 'center', gap: '2', minH: '22px' } as const;
  return (
    <Box fontSize="0.875rem" lineHeight="1.35">
      <Flex {...line}>
        <HStack gap="2" color="fg.muted">
          <FundMark fundType={row.fundType} size={16} />
          <bdi>{row.applicationNumber}</bdi>
        </HStack>
        {row.dueAt ? <Due dueAt={row.dueAt} isLong /> : turn && <Box color="fg.muted">{turn}</Box>}
      </Flex>
      <TextLink
        to={applicationPath(row.id, list)}
        quiet
        color="fg"
        fontWeight="semibold"
        fontSize="0.9375rem"
        {...cut}
        minH="24px"
      >
        {row.projectTitle ?? t('row.untitled')}
      </TextLink>
      <Flex {...line}>
        <HStack gap="2" minW="0">
          {row.countryCode && <Flag code={row.countryCode} size={16} />}
          <Box as="span" flex="1" minW="0">
            <CutText>{row.organisationName ?? '–'}</CutText>
          </Box>
        </HStack>
        <Box flexShrink="0">
          <Amount money={row.amountRequested} />
        </Box>
      </Flex>
      <Flex {...line} wrap="wrap">
        <StatusWord status={row.status} />
        <HStack gap="2">
          {(assign || row.reviewers.length > 0) && <Reviewers row={row} />}
          {row.meanScore !== null && <Score value={row.meanScore} />}
          {Number(row.scoreSpread) >= DISAGREEMENT && <Spread value={row.scoreSpread} />}
        </HStack>
      </Flex>
    </Box>
  );
};
