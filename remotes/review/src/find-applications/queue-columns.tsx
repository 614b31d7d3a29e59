import { APPLICATION_NAMESPACE, CountryName, FundMark, useDays } from '@portal/application-view';
import type { QueueRow } from '@portal/contracts/review/queue';
import { type QueueColumn, queueColumns } from '@portal/contracts/review/queue-views';
import { formatDateShort, TextLink, useTranslation } from '@portal/platform';
import { Box, Flag, HStack } from '@portal/ui';
import type { DataColumn } from '@portal/ui/table';
import { type ReactNode, useMemo } from 'react';
import { daysBetween } from '../assign-reviewers/due-day.ts';
import { applicationPath } from '../navigation/paths.ts';
import { Amount, CutText, cut, Due, Reviewers, Score, Spread, StatusWord, useTurn } from './queue-cells.tsx';

/** What is shown until somebody chooses. */
export const firstColumns: readonly QueueColumn[] = queueColumns.slice(0, 10);

/** As wide as its longest words, in any language. */
const whole = { width: 'max-content' } as const;

/** The window of a small laptop. */
export const tight = '@media (max-width: 87.49rem)';

/** There the fund is named by the letters of the number alone. */
const markOfFund = { '& > svg': { flexShrink: '0', [tight]: { display: 'none' } } };

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
  const { today, dayOf } = useDays();
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
          <HStack gap="2" color="fg.muted" css={markOfFund}>
            <FundMark fundType={row.fundType} size={16} />
            <bdi>{row.applicationNumber}</bdi>
          </HStack>
        ),
        { always: true, sorts: 'ASC', ...whole },
      ),
      column(
        'projectTitle',
        (row) => {
          const turn = turnOf(row);
          const title = row.projectTitle ?? t('row.untitled');
          return (
            <HStack gap="2" minW="0">
              <TextLink
                to={applicationPath(row.id, list)}
                quiet
                color="fg"
                fontWeight="semibold"
                minW="0"
                title={title}
                {...cut}
              >
                {title}
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
            <CutText flex="1" minW="0" {...(row.organisationName && { title: row.organisationName })}>
              {row.organisationName ?? '–'}
            </CutText>
          </HStack>
        ),
        { sorts: 'ASC', width: 'clamp(112px, 112px + (100vw - 1280px) * 0.375, 216px)' },
      ),
      column('status', (row) => <StatusWord status={row.status} />, { sorts: 'ASC', ...whole }),
      column('dueAt', (row) => <Due dueAt={row.dueAt} />, { sorts: 'ASC', ...whole }),
      column('reviewers', (row) => <Reviewers row={row} />, { sorts: 'DESC', ...whole }),
      column('meanScore', (row) => <Score value={row.meanScore} />, { ...byScore, end: true, ...whole }),
      column('scoreSpread', (row) => <Spread value={row.scoreSpread} />, { ...byScore, end: true, ...whole }),
      column(
        'waitingSince',
        ({ waitingSince: since }) =>
          since ? t('row.days', { count: Math.max(0, daysBetween(dayOf(since), today)) }) : '–',
        { sorts: 'ASC', end: true, ...whole },
      ),
      column('amountRequested', (row) => <Amount money={row.amountRequested} />, {
        sorts: 'DESC',
        end: true,
        ...whole,
      }),
      column('amountRecommended', (row) => <Amount money={row.amountRecommended} />, { end: true, ...whole }),
      column('countryCode', (row) => (row.countryCode ? <CountryName code={row.countryCode} /> : '–'), {
        sorts: 'ASC',
        width: '150px',
      }),
      column('sector', (row) => (row.sector ? applicationText(`sector.${row.sector}`) : '–'), {
        width: '150px',
      }),
      column('submittedAt', (row) => formatDateShort(row.submittedAt), { sorts: 'DESC', ...whole }),
      column('updatedAt', (row) => formatDateShort(row.updatedAt), { sorts: 'DESC', ...whole }),
      column('language', (row) => t(`languages.${row.language}`), whole),
    ];
  }, [t, applicationText, turnOf, today, dayOf, sortsScores, list]);
};
