import { Alert, Box, BrandMark, Button, Loading, PageTitle, Text } from '@portal/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsSessionOver, useSignInWays } from '../api/session.ts';
import { providerRefusal } from './provider-refusals.ts';
import { TokenForm } from './TokenForm.tsx';

/** Where the gateway sends the browser on to the identity provider, and back to this page. */
const providerAddress = (to: string): string => `/releases/console/api/oidc?${new URLSearchParams({ to })}`;

export function SignInPage() {
  const { pathname, search } = useLocation();
  const refusal = providerRefusal(useSearchParams()[0]);
  const ways = useSignInWays();
  const isOver = useIsSessionOver();
  if (ways.isPending) return <Loading block />;
  const provider = ways.data?.provider;
  return (
    <Box as="main" maxW="440px" mx="auto" px="5" py={{ base: '10', md: '20' }}>
      <BrandMark size={44} />
      <PageTitle mt="5" mb="2">
        Releases
      </PageTitle>
      <Text color="fg.muted" mb="6">
        {provider
          ? 'Sign in with your account, or with a token from a release manager.'
          : 'Sign in with your token. Who has none asks a release manager for one.'}
      </Text>
      {isOver && (
        <Alert status="info" live mb="5" title="Your session is over">
          Sign in again to come back to this page. A change that you sent just now was not made.
        </Alert>
      )}
      {refusal && (
        <Alert status="error" live mb="5" title="You are not signed in">
          {refusal}
        </Alert>
      )}
      {provider && (
        <Button asChild full mb="6">
          <a href={providerAddress(`/releases/console${pathname}${refusal ? '' : search}`)}>
            Sign in at {provider}
          </a>
        </Button>
      )}
      <TokenForm variant={provider ? 'outline' : 'solid'} />
    </Box>
  );
}
