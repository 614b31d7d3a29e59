import { useTranslation } from '@portal/platform';
import { Box, Segmented } from '@portal/ui';
import type { ReactNode } from 'react';
import { barHeight } from './EditorHead.tsx';

export type View = 'form' | 'page';

/** Where the bar and the head of the editor end. */
const belowHead = `calc(${barHeight} + 5.5rem)`;

/** What is tabbed to must not hide below the head. */
const clearOfHead = {
  '& :is(a, button, input, select, summary, textarea, [contenteditable])': {
    scrollMarginTop: { xl: belowHead },
  },
};

interface Props {
  /** Side by side; else one of them, as chosen. */
  isWide: boolean;
  view: View;
  onView: (view: View) => void;
  form: ReactNode;
  /** Absent: the text is on no page. */
  page: ReactNode | undefined;
}

/** A form and the page that it changes: beside each other on wide screens, in turns on small ones. */
export const FormAndPreview = ({ isWide, view, onView, form, page }: Props) => {
  const { t } = useTranslation('cms');
  const showsPage = page !== undefined && !isWide && view === 'page';
  return (
    <>
      <Box minW="0">
        {page !== undefined && !isWide && (
          <Box mb="4">
            <Segmented
              label={t('pane.view')}
              full
              value={view}
              onChange={onView}
              options={[
                { value: 'form', label: t('pane.edit') },
                { value: 'page', label: t('pane.title') },
              ]}
            />
          </Box>
        )}
        <Box hidden={showsPage} css={clearOfHead}>
          {form}
        </Box>
        {showsPage && page}
      </Box>
      {page !== undefined && isWide && (
        <Box position="sticky" top={belowHead} minW="0">
          {page}
        </Box>
      )}
    </>
  );
};
