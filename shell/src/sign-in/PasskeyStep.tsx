import { errorText, useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { Fingerprint } from 'lucide-react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { hasPasskeys, passkeyProblem } from '../passkey/passkey-problem.ts';
import { useVerifyPasskey } from './sign-in.queries.ts';

/** The device asks for a finger, a face or its number; it opens when the person says so. */
export const PasskeyStep = ({ mfaToken }: { mfaToken: string }) => {
  const { t } = useTranslation('security');
  const verify = useVerifyPasskey(mfaToken);
  const isSupported = hasPasskeys();
  const problem = verify.error === null ? undefined : passkeyProblem(verify.error);
  return (
    <>
      <AuthHead title={t('passkey.signInTitle')}>{t('passkey.signInText')}</AuthHead>
      {!isSupported && <Alert status="warning" title={t('passkey.unsupported')} />}
      {verify.error !== null && (
        <Box mb="4">
          <Alert
            status={problem === 'cancelled' ? 'warning' : 'error'}
            title={problem ? t(`passkey.${problem}`) : errorText(verify.error)}
            live
          />
        </Box>
      )}
      {isSupported && (
        <Button
          full
          loading={verify.isPending}
          loadingText={t('checking')}
          onClick={() => verify.mutate()}
          autoFocus
        >
          <Fingerprint size={20} strokeWidth={1.75} aria-hidden />
          {t(verify.error === null ? 'passkey.use' : 'passkey.again')}
        </Button>
      )}
    </>
  );
};
