import { useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextField, useForm } from '@portal/platform/forms';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { errorAtField } from '../auth-parts/error-at-field.ts';
import { useVerifyCode } from './sign-in.queries.ts';

/** A recovery code instead of the code of the phone. */
export const RecoveryCodeStep = ({ mfaToken }: { mfaToken: string }) => {
  const { t } = useTranslation('security');
  const verify = useVerifyCode(mfaToken);
  const form = useForm({ defaultValues: { code: '' } });
  const submit = ({ code }: { code: string }) =>
    verify.mutateAsync({ mfaCode: code.trim() }).catch((error: unknown) => {
      throw errorAtField(error, 'mfa_invalid', 'code');
    });
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
