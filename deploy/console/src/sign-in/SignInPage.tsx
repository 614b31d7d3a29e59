import { Alert, Box, BrandMark, Button, type ButtonProps, Field, Loading, PageTitle, Text } from '@portal/ui';
import { PasswordInput } from '@portal/ui/form';
import { Dialog } from '@portal/ui/overlay';
import { useForm } from 'react-hook-form';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { useSignIn, useSignInWays } from '../api/session.ts';

/** Why somebody came back from the identity provider without being signed in. */
const refusals: Record<string, string> = {
  cancelled: 'The sign-in was ended at the identity provider.',
  stale: 'That sign-in was begun in another browser or took more than ten minutes. Begin again.',
  unreachable: 'The identity provider does not answer. Try again, or sign in with a token.',
  unverified: 'The identity provider knows no verified e-mail address of yours.',
  unknown:
    'Your account may not sign in here. Ask a release manager: pnpm release console-token add --email.',
};

function TokenForm({ variant }: Pick<ButtonProps, 'variant'>) {
  const signIn = useSignIn();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { token: '' } });
  const { error } = signIn;
  return (
    <form noValidate onSubmit={handleSubmit(({ token }) => signIn.mutate(token.trim()))}>
      {error && (
        <Alert status="error" live mb="5" title="You are not signed in">
          {error.message}
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

/** Where the gateway sends the browser on to the identity provider, and back to this page. */
const providerAddress = ({ pathname, search }: Location): string => {
  const query = new URLSearchParams(search);
  query.delete('refused');
  const to = `/releases/console${pathname}${query.size > 0 ? `?${query}` : ''}`;
  return `/releases/console/api/oidc?${new URLSearchParams({ to })}`;
};

/** The ways to sign in. @param isAgain the page waits below: the provider opens beside it */
function SignInWays({ isAgain = false }: { isAgain?: boolean }) {
  const location = useLocation();
  const [search] = useSearchParams();
  const refusal = refusals[search.get('refused') ?? ''];
  const ways = useSignInWays();
  if (ways.isPending) return <Loading block />;
  const provider = ways.data?.provider;
  return (
    <>
      <Text color="fg.muted" mb="6">
        {isAgain && 'What you typed is kept. A change that you sent just now was not made. '}
        {provider
          ? 'Sign in with your account, or with a token from a release manager.'
          : 'Sign in with your token. Who has none asks a release manager for one.'}
      </Text>
      {refusal && (
        <Alert status="error" live mb="5" title="You are not signed in">
          {refusal}
        </Alert>
      )}
      {provider && (
        <Button asChild full mb="6">
          <a href={providerAddress(location)} {...(isAgain && { target: '_blank' })}>
            Sign in at {provider}
          </a>
        </Button>
      )}
      <TokenForm variant={provider ? 'outline' : 'solid'} />
    </>
  );
}

export const SignInPage = () => (
  <Box as="main" maxW="440px" mx="auto" px="5" py={{ base: '10', md: '20' }}>
    <BrandMark size={44} />
    <PageTitle mt="5" mb="2">
      Releases
    </PageTitle>
    <SignInWays />
  </Box>
);

/** Over the page of a session that ended by itself. */
export const SignInAgain = () => (
  <Dialog open role="alertdialog" title="Your session is over" onClose={() => undefined}>
    <SignInWays isAgain />
  </Dialog>
);
