import { directionOf } from '@portal/contracts';
import { currentLanguage, useTranslation } from '@portal/platform';
import { Box, Text } from '@portal/ui';
import { Tabs } from '@portal/ui/overlay';
import type { DrawnDocument } from './drawn-document.ts';
import { OpenedDocument } from './OpenedDocument.tsx';
import { openSheetsInWorker } from './open-sheets-in-worker.browser.ts';
import { SheetTable } from './SheetTable.tsx';
import { columnName, MAX_COLUMNS, MAX_ROWS, type ShownSheet } from './sheets.ts';

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
export const SheetDocument = (drawn: DrawnDocument) => {
  const { t } = useTranslation('review');
  return (
    <OpenedDocument
      {...drawn}
      reader="sheets"
      open={openSheetsInWorker}
      // Column A comes first in any language.
      place={{ maxH: { base: '80dvh', lg: 'none' }, dir: 'ltr' }}
    >
      {(sheets) => (
        // Not padding of what scrolls: headers stick to its edge.
        <Box px="5" pb="5" dir={directionOf(currentLanguage())}>
          <Tabs
            label={t('viewer.sheets')}
            tabs={sheets.map((sheet, index) => ({
              value: String(index),
              label: <bdi>{sheet.name}</bdi>,
              content: <Sheet sheet={sheet} />,
            }))}
          />
        </Box>
      )}
    </OpenedDocument>
  );
};
