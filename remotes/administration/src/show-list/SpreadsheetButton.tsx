import { useMutation, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { FileSpreadsheet } from 'lucide-react';

interface Props {
  download: () => Promise<void>;
  /** Where it is not all that a list shows. */
  label?: string | undefined;
}

/** Saves what a list shows as a spreadsheet; says so while it does, and does it once. */
export const SpreadsheetButton = ({ download, label }: Props) => {
  const { t } = useTranslation('administration');
  const saving = useMutation({ mutationFn: download, meta: { export: true } });
  return (
    <Button
      variant="outline"
      size="sm"
      loading={saving.isPending}
      loadingText={t('exporting')}
      onClick={() => saving.mutate()}
    >
      <FileSpreadsheet size={18} aria-hidden />
      {label ?? t('export')}
    </Button>
  );
};
