import { ErrorAlert, useTranslation } from '@portal/platform';
import { Alert } from '@portal/ui';
import { passkeyProblem } from './passkey-problem.ts';

/** Why a passkey was not used: the browser's reason in a message of ours, else what the API said. */
export const PasskeyError = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('security');
  const problem = passkeyProblem(error);
  if (problem === undefined) return <ErrorAlert error={error} />;
  return (
    <Alert status={problem === 'cancelled' ? 'warning' : 'error'} title={t(`passkey.${problem}`)} live />
  );
};
