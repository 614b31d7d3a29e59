import { ErrorAlert, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import type { ComponentProps } from 'react';
import { passkeyProblem } from './passkey-problem.ts';

/** Why a passkey was not used: the browser's reason in a message of ours, else what the API said. */
export const PasskeyError = ({ error, mb }: Pick<ComponentProps<typeof ErrorAlert>, 'error' | 'mb'>) => {
  const { t } = useTranslation('security');
  const problem = passkeyProblem(error);
  if (problem === undefined) return <ErrorAlert error={error} mb={mb} />;
  return (
    <Alert
      mb={mb}
      status={problem === 'cancelled' ? 'warning' : 'error'}
      title={t(`passkey.${problem}`)}
      live
    />
  );
};
