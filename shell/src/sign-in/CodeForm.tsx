import { errorText, useTranslation } from '@portal/platform';
import { CheckboxField, Controller, FormShell, SubmitButton, useForm } from '@portal/platform/forms';
import { Field } from '@portal/ui';
import { CodeInput } from '@portal/ui/form';
import { useId } from 'react';
import { useVerifyCode } from './sign-in.queries.ts';

const DIGITS = 6;

interface CodeFormProps {
  mfaToken: string;
  /** Whether this browser may be spared the second step from now on. */
  mayTrust: boolean;
  onOver: (error: Error) => void;
  label: string;
  hint: string;
}

/** Six digits. A wrong code stays to be corrected. */
export const CodeForm = ({ mfaToken, mayTrust, onOver, label, hint }: CodeFormProps) => {
  const { t } = useTranslation('security');
  const id = useId();
  const verify = useVerifyCode(mfaToken, onOver);
  const form = useForm({ defaultValues: { code: '', trustDevice: false } });
  /** The error is shown at the code; the digits stay to be corrected. */
  const submit = ({ code, trustDevice }: { code: string; trustDevice: boolean }) =>
    verify.mutateAsync({ mfaCode: code, ...(mayTrust && { trustDevice }) }).catch(() => undefined);
  const wrong = verify.error === null ? undefined : errorText(verify.error);
  return (
    <FormShell form={form} error={null} leaveGuard={false} onSubmit={submit} summary="rest">
      <Controller
        name="code"
        control={form.control}
        rules={{ validate: (code) => code.length === DIGITS || t('code.incomplete') }}
        render={({ field, fieldState }) => (
          <Field id={id} label={label} error={fieldState.error?.message ?? wrong} note={hint}>
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
      {mayTrust && <CheckboxField name="trustDevice" label={t('trust.label')} hint={t('trust.hint')} />}
      <SubmitButton full sendingText={t('checking')}>
        {t('code.verify')}
      </SubmitButton>
    </FormShell>
  );
};
