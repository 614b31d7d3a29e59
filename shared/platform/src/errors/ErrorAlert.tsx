import { Alert, Box } from '@portal/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../api/api-error.ts';

interface ErrorAlertProps extends Pick<ComponentProps<typeof Alert>, 'mt' | 'mb'> {
  error: unknown;
  /** What it means for the person, before the reason. */
  lead?: string | undefined;
  /** What helps on, after the reason. */
  children?: ReactNode;
}

/** The error of a call whose mutation has `meta: { silent: true }`, shown where it happened, titled as the notice. */
export const ErrorAlert = ({ error, lead, children, ...margins }: ErrorAlertProps) => {
  const { t } = useTranslation('platform');
  return (
    <Alert status="error" title={t('notices.error')} live {...margins}>
      {lead !== undefined && (
        <Box as="span" display="block">
          {lead}
        </Box>
      )}
      {errorText(error)}
      {children}
    </Alert>
  );
};
