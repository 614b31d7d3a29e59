import { Alert, Button, type ButtonProps, Field } from '@portal/ui';
import { PasswordInput } from '@portal/ui/form';
import { useForm } from 'react-hook-form';
import { Refused } from '../api/request.ts';
import { useSignIn } from '../api/session.ts';

export function TokenForm({ variant }: Pick<ButtonProps, 'variant'>) {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { token: '' } });
  const { error } = signIn;
  return (
    <form noValidate onSubmit={handleSubmit(({ token }) => signIn.mutate(token.trim()))}>
      {error && (
        <Alert status="error" live mb="5" title="You are not signed in">
          {error instanceof Refused ? error.reasons.join(' ') : error.message}
        </Alert>
      )}
      <Field label="Token" required error={formState.errors.token?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...register('token', {
            validate: (token) => token.trim() !== '' || 'Type or paste your token.',
          })}
        />
      </Field>
      <Button type="submit" variant={variant} full mt="6" loading={signIn.isPending} loadingText="Signing in">
        Sign in
      </Button>
    </form>
  );
}
