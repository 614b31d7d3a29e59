import { directionOf } from '@portal/contracts';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { fileEnding } from '@portal/contracts/rules/files';
import { currentLanguage, queryOptions, useQuery, useTranslation } from '@portal/platform';
import { Box, Loading, Text } from '@portal/ui';
import { Tabs } from '@portal/ui/overlay';
import { useEffect, useEffectEvent } from 'react';
import { useDocumentBytes } from './document.queries.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { openSheetsAside } from './open-sheets-aside.browser.ts';
import { SheetTable } from './SheetTable.tsx';
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

const Sheet = ({ sheet }: { sheet: ShownSheet }) => {
  const { t } = useTranslation('review');
  const { rows, isCut, isNarrowed } = sheet;
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
      <Box dir="ltr">
        <SheetTable sheet={sheet} />
      </Box>
    </>
  );
};

/** A spreadsheet: its sheets, each as a table. */
export const SheetDocument = ({ document, damaged, onEnd }: DrawnDocument) => {
  const { t } = useTranslation('review');
  const bytes = useDocumentBytes(document.fileKey);
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
    <Box
      as="section"
      aria-label={document.fileName}
      tabIndex={0}
      flex="1"
      minH="0"
      maxH={{ base: '80dvh', lg: 'none' }}
      overflow="auto"
      // Column A comes first in any language.
      dir="ltr"
    >
      {/* Not padding of what scrolls: headers stick to its edge. */}
      <Box px="5" pb="5" dir={directionOf(currentLanguage())}>
        <Tabs
          label={t('viewer.sheets')}
          tabs={sheets.data.map((sheet, index) => ({
            value: String(index),
            label: <bdi>{sheet.name}</bdi>,
            content: <Sheet sheet={sheet} />,
          }))}
        />
      </Box>
    </Box>
  );
};
