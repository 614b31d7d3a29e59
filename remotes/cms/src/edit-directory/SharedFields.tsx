import { useTranslation } from '@portal/platform';
import { Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { FieldGroup } from '../edit-text/FieldGroup.tsx';

/** The fields of an entry that belong to no language. */
export const SharedFields = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('cms');
  return (
    <FieldGroup title={t('directory.shared')}>
      <Stack gap="5">{children}</Stack>
    </FieldGroup>
  );
};
