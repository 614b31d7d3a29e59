import { Box, Loading, SkipLink } from '@portal/ui';
import { KeysDialog, useKeys } from '@portal/ui/overlay';
import { useRef, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useIsSessionOver, useSession } from '../api/session.ts';
import { Failed } from '../parts/Failed.tsx';
import { SignInAgain, SignInPage } from '../sign-in/SignInPage.tsx';
import { Bar } from './Bar.tsx';
import { Notices } from './Notices.tsx';
import { pages } from './pages.ts';

const keys = [
  ...pages.map(({ label, key }) => [`g ${key}`, label] as const),
  ['Arrows', 'Move in the matrix'],
  ['Enter', 'Open a cell of the matrix'],
  ['?', 'This list'],
] as const;

const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <KeysDialog open={open} onClose={onClose} title="Keys on the keyboard" keys={keys} />
);

/** A second key after g counts this long. */
const pauseMs = 1_500;

/** `g` and a letter change the page, `?` asks for the list of keys. */
const useShortcuts = (onList: () => void): void => {
  const navigate = useNavigate();
  const since = useRef(Number.NEGATIVE_INFINITY);
  useKeys(({ key: pressed, timeStamp }) => {
    const page = timeStamp - since.current < pauseMs && pages.find(({ key }) => key === pressed);
    since.current = pressed === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
    if (page) navigate(page.to);
    else if (pressed === '?') onList();
  });
};

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

/** The bar and the page; who is not signed in is asked to. What was typed before a session ended is kept out of sight. */
export function Frame() {
  const session = useSession();
  const isOver = useIsSessionOver();
  if (session.isPending) return <Loading block />;
  if (session.isError && !isOver)
    return (
      <Box as="main" p="8">
        <Failed level={1} what="The console" query={session} />
      </Box>
    );
  if (!session.data && !isOver) return <SignInPage />;
  return (
    <>
      <Box {...(!session.data && { visibility: 'hidden' })}>
        <SignedIn />
      </Box>
      {!session.data && <SignInAgain />}
    </>
  );
}
