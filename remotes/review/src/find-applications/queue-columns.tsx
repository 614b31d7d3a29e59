import { APPLICATION_NAMESPACE, CountryName, FundMark } from '@portal/application-view';
import type { QueueRow } from '@portal/contracts/review/queue';
import { type QueueColumn, queueColumns } from '@portal/contracts/review/queue-views';
import { formatDateShort, TextLink, useTranslation } from '@portal/platform';
import { Box, Flag, HStack } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { type ReactNode, useMemo } from 'react';
import { applicationPath } from '../navigation/paths.ts';
import {
  Amount,
  CutText,
  cut,
  Due,
  daysSince,
  Reviewers,
  Score,
  Spread,
  StatusWord,
  useTurn,
} from './queue-cells.tsx';

/** What is shown until somebody chooses. */
export const firstColumns: readonly QueueColumn[] = queueColumns.slice(0, 10);

interface Options {
  /** A reviewer does not sort by what others said. */
  sortsScores: boolean;
  /** The search of this list's address. */
  list: string;
}

/** The number and the title lead to the application; the rest says how it stands. */
export const useQueueColumns = ({ sortsScores, list }: Options): readonly DataColumn<QueueRow>[] => {
  const { t } = useTranslation('review');
  const { t: applicationText } = useTranslation(APPLICATION_NAMESPACE);
  const turnOf = useTurn();
  return useMemo(() => {
    const column = (
      id: QueueColumn,
      cell: (row: QueueRow) => ReactNode,
      rest: Partial<DataColumn<QueueRow>> = {},
    ): DataColumn<QueueRow> => ({ id, header: t(`columns.${id}`), cell, ...rest });
    const byScore = sortsScores ? ({ sorts: 'DESC' } as const) : {};
    return [
      column(
        'applicationNumber',
        (row) => (
          <HStack gap="2" color="fg.muted" css={{ '& > svg': { flexShrink: '0' } }}>
            <FundMark fundType={row.fundType} size={16} />
            <bdi>{row.applicationNumber}</bdi>
          </HStack>
        ),
        { always: true, sorts: 'ASC', width: '156px' },
      ),
      column(
        'projectTitle',
        (row) => {
          const turn = turnOf(row);
          return (
            <HStack gap="2" minW="0">
              <TextLink
                to={applicationPath(row.id, list)}
                quiet
                color="fg"
                fontWeight="semibold"
                minW="0"
                {...cut}
              >
                {row.projectTitle ?? t('row.untitled')}
              </TextLink>
              {/* Whole, however long the title is. */}
              {turn && (
                <Box as="span" color="fg.muted" flexShrink="0">
                  {turn}
                </Box>
              )}
            </HStack>
          );
        },
        { always: true, sorts: 'ASC' },
      ),
      column(
        'organisationName',
        (row) => (
          <HStack gap="2">
            {row.countryCode && <Flag code={row.countryCode} size={16} />}
            <CutText flex="1" minW="0">
              {row.organisationName ?? '–'}
            </CutText>
          </HStack>
        ),
        { sorts: 'ASC', width: '164px' },
      ),
      // The longest word of the six languages, whole.
      column('status', (row) => <StatusWord status={row.status} />, { sorts: 'ASC', width: '184px' }),
      column('dueAt', (row) => <Due dueAt={row.dueAt} />, { sorts: 'ASC', width: '136px' }),
      column('reviewers', (row) => <Reviewers row={row} />, { sorts: 'DESC', width: '128px' }),
      column('meanScore', (row) => <Score value={row.meanScore} />, { ...byScore, end: true, width: '76px' }),
      // The longest heading of the six languages beside its arrow.
      column('scoreSpread', (row) => <Spread value={row.scoreSpread} />, {
        ...byScore,
        end: true,
        width: '100px',
      }),
      column(
        'waitingSince',
        (row) => (row.waitingSince ? t('row.days', { count: daysSince(row.waitingSince) }) : '–'),
        { sorts: 'ASC', end: true, width: '84px' },
      ),
      column('amountRequested', (row) => <Amount money={row.amountRequested} />, {
        sorts: 'DESC',
        end: true,
        width: '104px',
      }),
      column('amountRecommended', (row) => <Amount money={row.amountRecommended} />, {
        end: true,
        width: '124px',
      }),
      column('countryCode', (row) => (row.countryCode ? <CountryName code={row.countryCode} /> : '–'), {
        sorts: 'ASC',
        width: '150px',
      }),
      column('sector', (row) => (row.sector ? applicationText(`sector.${row.sector}`) : '–'), {
        width: '150px',
      }),
      column('submittedAt', (row) => formatDateShort(row.submittedAt), { sorts: 'DESC', width: '108px' }),
      column('updatedAt', (row) => formatDateShort(row.updatedAt), { sorts: 'DESC', width: '108px' }),
      column('language', (row) => t(`languages.${row.language}`), { width: '100px' }),
    ];
  }, [t, applicationText, turnOf, sortsScores, list]);
};
