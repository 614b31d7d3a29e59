import type { Editors } from '@portal/contracts/content/editing';
import { useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import { Users } from 'lucide-react';

interface Props {
  editors: Editors | undefined;
  /** The row version that is being edited here. */
  rowVersion: number | undefined;
}

/** Tells at once that somebody else edits the same text, and when they saved first. */
export const OthersHere = ({ editors, rowVersion }: Props) => {
  const { t } = useTranslation('cms');
  if (!editors) return null;
  const names = [...new Set(editors.others.map(({ name }) => name))].join(', ');
  const hasSaved = rowVersion !== undefined && editors.rowVersion > rowVersion;
  if (hasSaved) {
    return (
      <Alert status="warning" icon={Users} title={t('others.saved')} live>
        {t('others.savedText')}
      </Alert>
    );
  }
  return names === '' ? null : (
    <Alert icon={Users} title={t('others.here', { names })} live>
      {t('others.text')}
    </Alert>
  );
};
