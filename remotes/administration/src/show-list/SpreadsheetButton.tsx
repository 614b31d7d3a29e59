import { useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { FileSpreadsheet } from 'lucide-react';

/** Saves what a list shows as a spreadsheet; says so while it does, and does it once. */
export const SpreadsheetButton = ({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Button variant="outline" size="sm" loading={isSaving} loadingText={t('exporting')} onClick={onSave}>
      <FileSpreadsheet size={18} aria-hidden />
      {t('export')}
    </Button>
  );
};
