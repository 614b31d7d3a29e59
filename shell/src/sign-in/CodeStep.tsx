import { errorText, useTranslation } from '@portal/platform';
import { Controller, FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Button, CodeInput, Field, Separator, Text } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { AuthHead } from '../auth-parts/AuthHead.tsx';
import { maskEmail } from './mask-email.ts';
import { ResendCode } from './ResendCode.tsx';
import { useVerifyCode } from './sign-in.queries.ts';

const DIGITS = 6;

export interface CodeStepProps {
  mfaToken: string;
  email: string;
  onBack: () => void;
}

/** The second step: six digits from the e-mail. A wrong code stays to be corrected. */
export const CodeStep = ({ mfaToken: first, email, onBack }: CodeStepProps) => {
  const { t } = useTranslation('shell');
  const id = useId();
  const [mfaToken, setMfaToken] = useState(first);
  const verify = useVerifyCode(mfaToken);
  const form = useForm({ defaultValues: { code: '' } });
  /** The error is shown at the code; the digits stay to be corrected. */
  const submit = ({ code }: { code: string }) => verify.mutateAsync(code).catch(() => undefined);
  const wrong = verify.error === null ? undefined : errorText(verify.error);

  return (
    <>
      <Button variant="ghost" size="sm" onClick={onBack} ms="-3" mb="3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        {t('code.back')}
      </Button>
      <AuthHead title={t('code.title')}>
        {t('code.sent')}{' '}
        <bdi dir="ltr" style={{ fontWeight: 650 }}>
          {maskEmail(email)}
        </bdi>
        . {t('code.once')}
      </AuthHead>
      <FormShell form={form} error={null} leaveGuard={false} onSubmit={submit} summary="rest">
        <Controller
          name="code"
          control={form.control}
          rules={{ validate: (code) => code.length === DIGITS || t('code.incomplete') }}
          render={({ field, fieldState }) => (
            <Field
              id={id}
              label={t('code.label')}
              error={fieldState.error?.message ?? wrong}
              hint={t('code.paste')}
            >
              <CodeInput
                ref={field.ref}
                value={field.value}
                onBlur={field.onBlur}
                onChange={(digits) => {
                  verify.reset();
                  field.onChange(digits);
                }}
                onComplete={() => void form.handleSubmit(submit)()}
                autoFocus
              />
            </Field>
          )}
        />
        <SubmitButton full sendingText={t('code.sending')}>
          {t('code.verify')}
        </SubmitButton>
      </FormShell>
      <ResendCode
        mfaToken={mfaToken}
        onResent={(next) => {
          verify.reset();
          form.reset();
          setMfaToken(next);
        }}
      />
      <Separator my="5" />
      <Text fontSize="15px" color="fg.muted">
        {t('code.noMessage')}
      </Text>
    </>
  );
};
