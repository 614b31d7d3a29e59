import { useTranslation } from '@portal/platform';
import { Alert, Button } from '@portal/ui';
import { Fingerprint } from 'lucide-react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { PasskeyError } from '../passkey/PasskeyError.tsx';
import { hasPasskeys } from '../passkey/passkey-problem.ts';
import { useVerifyPasskey } from './sign-in.queries.ts';

/** The device asks for a finger, a face or its number; it opens when the person says so. */
export const PasskeyStep = ({ mfaToken, onOver }: { mfaToken: string; onOver: (error: Error) => void }) => {
  const { t } = useTranslation('security');
  const verify = useVerifyPasskey(mfaToken, onOver);
  const isSupported = hasPasskeys();
  return (
    <>
      <AuthHead title={t('passkey.signInTitle')}>{t('passkey.signInText')}</AuthHead>
      {!isSupported && <Alert status="warning" title={t('passkey.unsupported')} />}
      {verify.error !== null && <PasskeyError mb="4" error={verify.error} />}
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
