import { reportError } from '../../errors/report-error.ts';
import { inWorkspace } from '../../page/navigation.ts';
import { loadSession, useSession } from '../session.ts';

const isUnreachable = () => useSession.getState().status === 'unreachable';

/** Loads the session of the stored token. A failure is shown as a notice, unless the page itself shows it. */
export const lookUpSession = async (): Promise<void> => {
  try {
    await loadSession();
  } catch (error) {
    reportError(error, { silent: isUnreachable() && inWorkspace() });
  }
};

const retry = () => {
  if (isUnreachable() && document.visibilityState === 'visible') void lookUpSession();
};

/** Looks an unreachable session up again once the connection or the reader is back. Returns the way to stop. */
export const retryUnreachable = (): (() => void) => {
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  return () => {
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
  };
};
