import { useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { FileSpreadsheet } from 'lucide-react';

interface SpreadsheetButtonProps {
  isSaving: boolean;
  onSave: () => void;
}

/** Saves what a list shows as a spreadsheet; says so while it does, and does it once. */
export const SpreadsheetButton = ({ isSaving, onSave }: SpreadsheetButtonProps) => {
  const { t } = useTranslation('administration');
  return (
    <Button variant="outline" size="sm" loading={isSaving} loadingText={t('exporting')} onClick={onSave}>
      <FileSpreadsheet size={18} aria-hidden />
      {t('export')}
    </Button>
  );
};
