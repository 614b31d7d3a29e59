import type { Language } from '@portal/contracts';
import { framedPreview } from '@portal/contracts/content/preview-message';
import { useTranslation } from '@portal/platform';
import { type UseFormReturn, useFormState, useWatch } from '@portal/platform/forms';
import { PreviewPane } from '../preview-page/PreviewPane.tsx';
import { type Directory, type Entry, lastPlace } from './directory.ts';
import { withGaps } from './entry-in-language.ts';
import { statesOf } from './entry-states.ts';

interface Props {
  directory: Directory;
  /** Absent for a new entry. */
  row: Entry | undefined;
  rows: readonly Entry[];
  language: Language;
  form: UseFormReturn;
}

/** The public page of an entry with what the form holds. */
export function EntryPreview({ directory, row, rows, language, form }: Props) {
  const { t } = useTranslation('cms');
  const { control } = form;
  const values = useWatch({ control });
  const { isDirty } = useFormState({ control });
  const isPublic = row !== undefined && statesOf(row)[language]?.status === 'PUBLISHED';
  const { list, page, inputOf } = directory;
  const id = row?.id ?? 'new';
  return (
    <PreviewPane
      src={`${page}?preview=${framedPreview}&lang=${language}`}
      caption={`${isPublic && !isDirty ? t('pane.public') : t('pane.unpublished')} ${t('pane.still')}`}
      message={{
        portalPreview: 'entry',
        list,
        entry: {
          order: lastPlace(rows),
          ...row,
          ...withGaps(inputOf(values)),
          id,
          isPublished: true,
        },
        // The page names the place of an entry by its id.
        anchor: id,
      }}
    />
  );
}
