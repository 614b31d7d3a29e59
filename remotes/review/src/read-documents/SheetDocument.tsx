import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { fileEnding } from '@portal/contracts/rules/files';
import { formatDate, queryOptions, useQuery, useTranslation } from '@portal/platform';
import { Box, Loading, Text } from '@portal/ui';
import { Tabs } from '@portal/ui/overlay';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { documentBytes } from './document.queries.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { openSheetsAside } from './open-sheets-aside.ts';
import { columnName, MAX_COLUMNS, MAX_ROWS, type ShownSheet } from './sheets.ts';

const openedSheets = ({ fileKey, fileName }: ApplicationDocument, bytes: Uint8Array | undefined) =>
  queryOptions({
    queryKey: ['review', 'sheets', fileKey],
    queryFn: ({ signal }) =>
      openSheetsAside({ bytes: bytes ?? new Uint8Array(), ending: fileEnding(fileName) }, signal),
    enabled: bytes !== undefined,
    staleTime: 'static',
    gcTime: 0,
    refetchInterval: false,
    meta: { silent: true },
  });

/** Said once for the table: to style each of thirty thousand cells would take a page seconds. */
const cells = {
  '& :is(th, td)': {
    px: '2',
    py: '1',
    borderWidth: '1px',
    borderColor: 'border',
    maxW: '24rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& :is(th, thead td)': {
    bg: 'bg.muted',
    color: 'fg.muted',
    fontWeight: 'normal',
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
  '& [data-number]': { textAlign: 'end' },
} as const;

const cellText = (value: ShownSheet['rows'][number][number]): string => {
  if (value === null) return '';
  return value instanceof Date ? formatDate(value.toISOString()) : String(value);
};

const Sheet = ({ sheet }: { sheet: ShownSheet }) => {
  const { t } = useTranslation('review');
  const { name, rows, isCut, isNarrowed } = sheet;
  if (rows.length === 0) return <Text color="fg.muted">{t('viewer.emptySheet')}</Text>;
  return (
    <>
      {isCut && (
        <Text color="fg.muted" mb="2">
          {t('viewer.cutSheet', { count: MAX_ROWS })}
        </Text>
      )}
      {isNarrowed && (
        <Text color="fg.muted" mb="2">
          {t('viewer.narrowedSheet', { count: MAX_COLUMNS, last: columnName(MAX_COLUMNS - 1) })}
        </Text>
      )}
      {/* Numbered rows and lettered columns, so that a cell can be named in a reason. */}
      <Box
        as="table"
        aria-label={name}
        dir="ltr"
        bg="bg.surface"
        w="max-content"
        fontSize="0.875rem"
        borderCollapse="collapse"
        css={cells}
      >
        <thead>
          <tr>
            <td />
            {rows[0]?.map((_, index) => (
              <th key={index} scope="col">
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              <th scope="row">{number + 1}</th>
              {row.map((value, index) => (
                <td key={index} dir="auto" data-number={typeof value === 'number' || undefined}>
                  {cellText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
};

interface Props {
  document: ApplicationDocument;
  /** Shown when the file cannot be read. */
  damaged: ReactNode;
  /** It was shown. */
  onEnd: () => void;
}

/** A spreadsheet: its sheets, each as a table. */
export const SheetDocument = ({ document, damaged, onEnd }: Props) => {
  const { t } = useTranslation('review');
  const bytes = useQuery(documentBytes(document.fileKey));
  const sheets = useQuery(openedSheets(document, bytes.data));
  const isShown = sheets.data !== undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isShown) end();
  }, [isShown]);
  if (bytes.error) return <NotLoaded bytes={bytes} />;
  if (sheets.error) return damaged;
  if (!sheets.data) return <Loading block>{t('viewer.loading')}</Loading>;
  return (
    <Box as="section" aria-label={document.fileName} tabIndex={0} flex="1" minH="0" overflow="auto" p="5">
      <Tabs
        label={t('viewer.sheets')}
        tabs={sheets.data.map((sheet, index) => ({
          value: String(index),
          label: <bdi>{sheet.name}</bdi>,
          content: <Sheet sheet={sheet} />,
        }))}
      />
    </Box>
  );
};
