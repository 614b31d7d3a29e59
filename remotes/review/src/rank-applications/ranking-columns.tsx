import { formatMoney, type Money, TextLink, useTranslation } from '@portal/platform';
import { Box, Button, Flag, HStack } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { Score, Spread, StatusWord } from '../find-applications/queue-cells.tsx';
import { applicationPath } from '../navigation/paths.ts';
import type { Ranked } from './ranking.ts';
import { ScoreLine } from './ScoreLine.tsx';

const plain = (money: Money): string => formatMoney(money).replace(/^\D+/, '');

/** Amounts of a ranking, in the fund's currency and without it. */
export const useAmounts = () => {
  const { t } = useTranslation('review');
  return ({ row, amount, total, over }: Ranked) => {
    const currency = row.amountRequested?.currency ?? 'USD';
    const shown = (value: string) => plain({ amount: value, currency });
    return {
      amount: shown(amount),
      requested: row.amountRequested ? t('ranking.of', { amount: plain(row.amountRequested) }) : '',
      total: shown(total),
      over: over === null ? undefined : t('ranking.over', { amount: shown(over) }),
    };
  };
};

/** @param open the one beside the list. @param decide opens one there; absent where there is no room for it. */
export const useRankingColumns = (open?: string, decide?: (id: string) => void): DataColumn<Ranked>[] => {
  const { t } = useTranslation('review');
  const amounts = useAmounts();
  const small = { color: 'fg.muted', fontSize: '0.8125rem' } as const;
  return [
    { id: 'rank', header: t('ranking.rank'), end: true, width: '56px', cell: ({ rank }) => rank },
    {
      id: 'file',
      header: t('ranking.file'),
      // Beside the open one the others leave it hardly a word.
      ...(open && { width: '40%' }),
      cell: ({ id, row }) => (
        <>
          <TextLink to={applicationPath(id)} quiet color="fg" fontWeight="semibold">
            <Box as="span" dir="auto" overflowWrap="anywhere">
              {row.projectTitle ?? t('row.untitled')}
            </Box>
          </TextLink>
          <HStack gap="0 8px" wrap="wrap" {...small}>
            {row.countryCode && <Flag code={row.countryCode} size={16} />}
            <Box as="bdi" whiteSpace="nowrap">
              {row.applicationNumber}
            </Box>
            <Box as="bdi" overflowWrap="anywhere">
              {row.organisationName}
            </Box>
          </HStack>
        </>
      ),
    },
    { id: 'status', header: t('columns.status'), cell: ({ row }) => <StatusWord status={row.status} /> },
    { id: 'scores', header: t('ranking.scoreLine'), cell: ({ row }) => <ScoreLine {...row} /> },
    {
      id: 'meanScore',
      header: t('ranking.mean'),
      end: true,
      cell: ({ row }) => <Score value={row.meanScore} />,
    },
    {
      id: 'scoreSpread',
      header: t('columns.scoreSpread'),
      end: true,
      cell: ({ row }) => <Spread value={row.scoreSpread} />,
    },
    {
      id: 'amount',
      header: t('columns.amountRecommended'),
      end: true,
      cell: (ranked) => (
        <>
          <strong>{amounts(ranked).amount}</strong>
          <Box {...small} whiteSpace="nowrap">
            {amounts(ranked).requested}
          </Box>
        </>
      ),
    },
    {
      id: 'total',
      header: t('ranking.total'),
      end: true,
      cell: (ranked) => (
        <>
          {amounts(ranked).total}
          <Box {...small} color="fg.error">
            {amounts(ranked).over}
          </Box>
        </>
      ),
    },
    ...(decide
      ? [
          {
            id: 'decide',
            header: t('ranking.decision'),
            cell: ({ id, row }: Ranked) => (
              <Button
                size="xs"
                variant="outline"
                aria-expanded={id === open}
                aria-label={t('ranking.decideOn', { number: row.applicationNumber })}
                onClick={() => decide(id)}
              >
                {t('ranking.decide')}
              </Button>
            ),
          },
        ]
      : []),
  ];
};
