import type { FactorMethod } from '@portal/contracts/access/roles';
import type { ResentMfa } from '@portal/contracts/identity/auth.schemas';
import { ErrorAlert, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { Alert, Button } from '@portal/ui';
import { ArrowLeft, Fingerprint } from 'lucide-react';
import { useEffect } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { errorAtField } from '../auth-parts/error-at-field.ts';
import { PasskeyError } from '../passkey/PasskeyError.tsx';
import { hasPasskeys } from '../passkey/passkey-problem.ts';
import { CodeForm } from './CodeForm.tsx';
import { CodeStep } from './CodeStep.tsx';
import { OtherWays } from './OtherWays.tsx';
import { useResendCode, useVerifyCode, useVerifyPasskey } from './sign-in.queries.ts';
import { type Challenge, timesOfMail } from './stored-challenge.ts';

/** The device asks for a finger, a face or its number; it opens when the person says so. */
const PasskeyStep = ({ mfaToken, onOver }: { mfaToken: string; onOver: (error: Error) => void }) => {
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

interface Step {
  mfaToken: string;
  mayTrust: boolean;
  /** Told when only a new sign-in goes on. */
  onOver: (error: Error) => void;
}

/** A recovery code instead of the code of the phone. */
const RecoveryCodeStep = ({ mfaToken, onOver }: Step) => {
  const { t } = useTranslation('security');
  const verify = useVerifyCode(mfaToken, onOver);
  const form = useForm({ defaultValues: { code: '' } });
  // Like the cells of the other codes; what was pressed may lie far below it.
  useEffect(() => form.setFocus('code'), [form]);
  const submit = ({ code }: { code: string }) =>
    verify.mutateAsync({ mfaCode: code.trim() }).catch(errorAtField('mfa_invalid', 'code'));
  return (
    <>
      <AuthHead title={t('recovery.signInTitle')}>{t('recovery.signInText')}</AuthHead>
      <FormShell form={form} error={null} leaveGuard={false} onSubmit={submit} summary="rest">
        <TextField
          name="code"
          label={t('recovery.code')}
          hint={t('recovery.codeHint')}
          autoComplete="off"
          maxLength={20}
        />
        <SubmitButton full sendingText={t('checking')}>
          {t('code.verify')}
        </SubmitButton>
      </FormShell>
    </>
  );
};

/** Six digits from the authenticator app. */
const AppCodeStep = (step: Step) => {
  const { t } = useTranslation('security');
  return (
    <>
      <AuthHead title={t('app.signInTitle')}>{t('app.signInText')}</AuthHead>
      <CodeForm {...step} label={t('app.code')} hint={t('app.codeHint')} />
    </>
  );
};

interface SecondStepProps {
  challenge: Challenge;
  /** Another way was chosen, or another code mailed. */
  onChange: (challenge: Challenge) => void;
  /** With what ended this sign-in, if anything did. */
  onBack: (over?: Error) => void;
}

/** The second step: by whichever of the account's ways the person has at hand. */
export const SecondStep = ({ challenge, onChange, onBack }: SecondStepProps) => {
  const { t } = useTranslation('security');
  const { mfaToken, mayTrust, method, resendAt } = challenge;
  const mail = useResendCode(mfaToken, onBack);
  const resent = ({ mfa_token, resendAfter }: ResentMfa) =>
    onChange({ ...challenge, method: 'EMAIL', mfaToken: mfa_token, ...timesOfMail(resendAfter) });

  const choose = (next: FactorMethod) => {
    if (next !== 'EMAIL' || resendAt !== null) return onChange({ ...challenge, method: next });
    mail.mutate(undefined, { onSuccess: ({ data }) => resent(data) });
  };

  const step = { mfaToken, mayTrust, onOver: onBack };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => onBack()} ms="-4" mb="3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {t('back')}
      </Button>
      {method === 'EMAIL' && (
        <CodeStep {...step} email={challenge.email} resendAt={resendAt ?? 0} onResent={resent} />
      )}
      {method === 'TOTP' && <AppCodeStep {...step} />}
      {method === 'RECOVERY_CODE' && <RecoveryCodeStep {...step} />}
      {method === 'PASSKEY' && <PasskeyStep {...step} />}
      {mail.error !== null && <ErrorAlert mt="5" error={mail.error} />}
      <OtherWays
        ways={challenge.methods.filter((way) => way !== method)}
        sending={mail.isPending}
        onChoose={choose}
      />
    </>
  );
};
