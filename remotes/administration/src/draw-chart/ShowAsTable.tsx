import { useTranslation } from '@portal/platform';
import { Box, Button } from '@portal/ui';
import { DataTable } from '@portal/ui/table';
import { useId, useState } from 'react';

interface Props {
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  /** As many cells as columns; the first is the row's name and must be unique. */
  rows: readonly (readonly string[])[];
}

const nameOf = ([name = '']: readonly string[]) => name;

/** The same numbers as a drawing above it, for whoever reads rather than looks. */
export const ShowAsTable = ({ caption, columns, rows }: Props) => {
  const { t } = useTranslation('administration');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box mt="3">
      <Button
        variant="ghost"
        size="xs"
        px="0"
        color="fg.link"
        textDecoration="underline"
        textUnderlineOffset="3px"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'chart.hideTable' : 'chart.showTable')}
      </Button>
      <Box
        id={id}
        hidden={!isOpen}
        mt="2"
        maxH="22rem"
        overflowY="auto"
        // On paper nothing scrolls.
        _print={{ maxH: 'none' }}
        {...(isOpen && { tabIndex: 0 })}
      >
        {isOpen && (
          <DataTable
            label={caption}
            look="roomy"
            columns={columns.map((header, index) => ({
              id: header,
              header,
              end: index > 0,
              cell: (cells: readonly string[]) => cells[index],
            }))}
            rows={rows}
            rowId={nameOf}
            rowName={nameOf}
          />
        )}
      </Box>
    </Box>
  );
};
