import { onTokenChangedElsewhere, readToken, whyRemoved } from '../../api/token-store.ts';
import { inWorkspace, leaveTo } from '../../page/navigation.ts';
import { queryClient } from '../../query/query-client.ts';
import { endSession, useSession } from '../session.ts';
import { lookUpSession } from './look-up-session.ts';

const follow = (token: string | null) => {
  if (token === null) {
    if (useSession.getState().status === 'signed-out') return;
    const why = whyRemoved() ?? 'left';
    endSession(why || undefined);
    // After any other end the guard leads to the page that says so, with the way back.
    if (why === 'left' && inWorkspace()) leaveTo('/');
    return;
  }
  queryClient.clear();
  void lookUpSession();
};

/** A page that the browser kept and shows again may be older than the session. */
const lookAgain = (event: PageTransitionEvent) => {
  if (event.persisted) follow(readToken());
};

/** Follows sign-in and logout in other tabs. Returns the way to stop. */
export const followOtherTabs = (): (() => void) => {
  window.addEventListener('pageshow', lookAgain);
  const stop = onTokenChangedElsewhere(follow);
  return () => {
    stop();
    window.removeEventListener('pageshow', lookAgain);
  };
};
