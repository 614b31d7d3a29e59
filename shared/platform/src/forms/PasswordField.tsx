import { checkPassword, PASSWORD_MAX } from '@portal/contracts';
import { Box, Field } from '@portal/ui';
import { PasswordInput, PasswordMeter } from '@portal/ui/form';
import { type FieldBasics, useConnected } from './use-form-field.ts';

export interface PasswordFieldProps extends FieldBasics {
  /** A new password: checks the rules and shows hints and score. */
  meter?: boolean;
  autoComplete?: 'current-password' | 'new-password';
}

const strengths = [0, 1, 2, 3, 4] as const;

export const PasswordField = ({ meter = false, autoComplete, ...props }: PasswordFieldProps) => {
  const { field, frame, t } = useConnected<string>(props, {
    isMissing: (value) => value === '',
    check: (value, t) => {
      if (!meter) return undefined;
      if (value.length > PASSWORD_MAX) return t('forms.tooLong', { max: PASSWORD_MAX, length: value.length });
      const [first] = checkPassword(value).missing;
      return first && t(`forms.password.${first}`);
    },
  });
  const { score, rating, missing } = checkPassword(String(field.value));
  return (
    <div>
      <Field {...frame}>
        <PasswordInput
          {...field}
          dir="ltr"
          autoComplete={autoComplete ?? (meter ? 'new-password' : 'current-password')}
        />
      </Field>
      {meter && (
        <Box mt="3">
          <PasswordMeter
            strength={strengths[score] ?? 0}
            label={t('forms.password.strength')}
            word={rating && t(`forms.password.${rating}`)}
            hints={missing.map((hint) => t(`forms.password.${hint}`))}
          />
        </Box>
      )}
    </div>
  );
};
