import { Box, Loading, SkipLink } from '@portal/ui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { Failed } from '../parts/Failed.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { Bar } from './Bar.tsx';
import { Notices } from './Notices.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const SignedIn = () => {
  const [isListed, setIsListed] = useState(false);
  useShortcuts(() => setIsListed(true));
  return (
    <>
      <SkipLink href="#main">To the content</SkipLink>
      <Bar />
      <Box as="main" id="main" tabIndex={-1} px={{ base: '5', lg: '8' }} py={{ base: '4', lg: '6' }}>
        <Notices>
          <Outlet />
        </Notices>
      </Box>
      <ShortcutsDialog open={isListed} onClose={() => setIsListed(false)} />
    </>
  );
};

/** The bar and the page; who is not signed in is asked to, and comes back to the same address. */
export function Frame() {
  const session = useSession();
  if (session.isPending) return <Loading block />;
  if (session.isError)
    return (
      <Box as="main" p="8">
        <Failed level={1} what="The console" query={session} />
      </Box>
    );
  return session.data ? <SignedIn /> : <SignInPage />;
}
