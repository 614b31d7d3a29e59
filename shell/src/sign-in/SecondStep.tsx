import type { FactorMethod } from '@portal/contracts/second-factor/calls';
import { errorText, useTranslation } from '@portal/platform';
import { Alert, Box, Button } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AppCodeStep } from './AppCodeStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { RecoveryCodeStep } from './RecoveryCodeStep.tsx';
import type { Challenge } from './sign-in.queries.ts';
import { useResendCode } from './sign-in.queries.ts';

export interface SecondStepProps {
  challenge: Challenge;
  onBack: () => void;
}

/** The second step: by whichever of the account's ways the person has at hand. */
export const SecondStep = ({ challenge, onBack }: SecondStepProps) => {
  const { t } = useTranslation('security');
  const [method, setMethod] = useState<FactorMethod>(challenge.method);
  const [mfaToken, setMfaToken] = useState(challenge.mfaToken);
  // With the mailed code preselected, one is on its way already.
  const [isMailed, setMailed] = useState(challenge.method === 'EMAIL');
  const mail = useResendCode(mfaToken);

  const choose = (next: FactorMethod) => {
    if (next !== 'EMAIL' || isMailed) return setMethod(next);
    mail.mutate(undefined, {
      onSuccess: ({ data }) => {
        setMfaToken(data.mfa_token);
        setMailed(true);
        setMethod(next);
      },
    });
  };

  const step = { mfaToken, mayTrust: challenge.mayTrust };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={onBack} ms="-3" mb="3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {t('back')}
      </Button>
      {method === 'EMAIL' && <CodeStep {...step} email={challenge.email} onResent={setMfaToken} />}
      {method === 'TOTP' && <AppCodeStep {...step} />}
      {method === 'RECOVERY_CODE' && <RecoveryCodeStep {...step} />}
      {method === 'PASSKEY' && <PasskeyStep mfaToken={mfaToken} />}
      {mail.error !== null && (
        <Box mt="5">
          <Alert status="error" title={errorText(mail.error)} live />
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
