import { Alert, Box, BrandMark, Button, Field, Heading, PasswordInput, Text } from '@portal/ui';
import { useForm } from 'react-hook-form';
import { Refused } from '../api/request.ts';
import { useSignIn } from '../api/session.ts';

export function SignInPage() {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { token: '' } });
  const { error } = signIn;
  return (
    <Box as="main" maxW="440px" mx="auto" px="5" py={{ base: '10', md: '20' }}>
      <BrandMark size={44} />
      <Heading as="h1" textStyle="pageTitle" mt="5" mb="2">
        Releases
      </Heading>
      <Text color="fg.muted" mb="6">
        Sign in with your token. Who has none asks a release manager for one.
      </Text>
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
        <Button type="submit" full mt="6" loading={signIn.isPending} loadingText="Signing in">
          Sign in
        </Button>
      </form>
    </Box>
  );
}
