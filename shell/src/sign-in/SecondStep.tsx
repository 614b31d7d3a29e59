import type { FactorMethod } from '@portal/contracts/access/roles';
import type { ResentMfa } from '@portal/contracts/identity/auth.schemas';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { Box, Button } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { AppCodeStep } from './AppCodeStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { RecoveryCodeStep } from './RecoveryCodeStep.tsx';
import { useResendCode } from './sign-in.queries.ts';
import { type Challenge, timesOfMail } from './stored-challenge.ts';

interface SecondStepProps {
  challenge: Challenge;
  /** Another way was chosen, or another code mailed. */
  onChange: (challenge: Challenge) => void;
  onBack: () => void;
}

/** The second step: by whichever of the account's ways the person has at hand. */
export const SecondStep = ({ challenge, onChange, onBack }: SecondStepProps) => {
  const { t } = useTranslation('security');
  const { mfaToken, mayTrust, method, resendAt } = challenge;
  const mail = useResendCode(mfaToken);
  const resent = ({ mfa_token, resendAfter }: ResentMfa) =>
    onChange({ ...challenge, method: 'EMAIL', mfaToken: mfa_token, ...timesOfMail(resendAfter) });

  const choose = (next: FactorMethod) => {
    if (next !== 'EMAIL' || resendAt !== null) return onChange({ ...challenge, method: next });
    mail.mutate(undefined, { onSuccess: ({ data }) => resent(data) });
  };

  const step = { mfaToken, mayTrust };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={onBack} ms="-3" mb="3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {t('back')}
      </Button>
      {method === 'EMAIL' && (
        <CodeStep {...step} maskedEmail={challenge.maskedEmail} resendAt={resendAt ?? 0} onResent={resent} />
      )}
      {method === 'TOTP' && <AppCodeStep {...step} />}
      {method === 'RECOVERY_CODE' && <RecoveryCodeStep {...step} />}
      {method === 'PASSKEY' && <PasskeyStep mfaToken={mfaToken} />}
      {mail.error !== null && (
        <Box mt="5">
          <ErrorAlert error={mail.error} />
        </Box>
      )}
      <OtherWays
        ways={challenge.methods.filter((way) => way !== method)}
        sending={mail.isPending}
        onChoose={choose}
      />
    </>
  );
};
