import { APPLICATION_NAMESPACE, CountryName, FundMark } from '@portal/application-view';
import type { Language } from '@portal/contracts';
import type { QueueRow } from '@portal/contracts/review/queue';
import { type QueueColumn, queueColumns } from '@portal/contracts/review/queue-views';
import { currentLanguage, formatDateShort, TextLink, useTranslation } from '@portal/platform';
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

/** Pixels that the longest words of a column need, in its heading or a cell: they are not cut, and take no more room. */
const longest: Record<Language, Record<'status' | 'dueAt' | 'scoreSpread' | 'waitingSince', number>> = {
  en: { status: 143, dueAt: 107, scoreSpread: 64, waitingSince: 66 },
  fr: { status: 145, dueAt: 114, scoreSpread: 52, waitingSince: 65 },
  es: { status: 157, dueAt: 125, scoreSpread: 62, waitingSince: 62 },
  pt: { status: 167, dueAt: 119, scoreSpread: 62, waitingSince: 62 },
  ar: { status: 134, dueAt: 120, scoreSpread: 56, waitingSince: 60 },
  sw: { status: 157, dueAt: 120, scoreSpread: 61, waitingSince: 71 },
};

/** Words with the padding of their cell. */
const around = (words: number | string): string =>
  `calc(${typeof words === 'number' ? `${words}px` : words} + 2 * var(--cell-pad, 8px))`;

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
  return useMemo(() => {
    const column = (
      id: QueueColumn,
      cell: (row: QueueRow) => ReactNode,
      rest: Partial<DataColumn<QueueRow>> = {},
    ): DataColumn<QueueRow> => ({ id, header: t(`columns.${id}`), cell, ...rest });
    const wide = longest[currentLanguage()];
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
        { always: true, sorts: 'ASC', width: around('clamp(116px, 116px + (100vw - 1399px) * 24, 140px)') },
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
      column('status', (row) => <StatusWord status={row.status} />, {
        sorts: 'ASC',
        width: around(wide.status),
      }),
      column('dueAt', (row) => <Due dueAt={row.dueAt} />, { sorts: 'ASC', width: around(wide.dueAt) }),
      column('reviewers', (row) => <Reviewers row={row} />, { sorts: 'DESC', width: around(110) }),
      column('meanScore', (row) => <Score value={row.meanScore} />, {
        ...byScore,
        end: true,
        width: around(59),
      }),
      column('scoreSpread', (row) => <Spread value={row.scoreSpread} />, {
        ...byScore,
        end: true,
        width: around(wide.scoreSpread),
      }),
      column(
        'waitingSince',
        (row) => (row.waitingSince ? t('row.days', { count: daysSince(row.waitingSince) }) : '–'),
        { sorts: 'ASC', end: true, width: around(wide.waitingSince) },
      ),
      column('amountRequested', (row) => <Amount money={row.amountRequested} />, {
        sorts: 'DESC',
        end: true,
        width: around(90),
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
