import { useTranslation } from '@portal/platform';
import { Box, Button } from '@portal/ui';
import { Table, Tbody, Td, Th, Thead, Tr } from '@portal/ui/overlay';
import { useId, useState } from 'react';

interface Props {
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  /** As many cells as columns; the first is the row's name and must be unique. */
  rows: readonly (readonly string[])[];
}

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
      <Box id={id} hidden={!isOpen} mt="2" maxH="22rem" overflowY="auto" {...(isOpen && { tabIndex: 0 })}>
        {isOpen && (
          <Table aria-label={caption}>
            <Thead>
              <Tr>
                {columns.map((column, index) => (
                  <Th key={column} end={index > 0}>
                    {column}
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {rows.map((cells) => (
                <Tr key={cells[0]}>
                  {cells.map((cell, index) => (
                    <Td key={columns[index]} data-label={columns[index]} end={index > 0} h="auto" py="2">
                      {cell}
                    </Td>
                  ))}
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </Box>
    </Box>
  );
};
