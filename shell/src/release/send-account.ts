import { readToken, type Session, useSession } from '@portal/platform';
import { cohortPath } from '@portal/platform/release';

const timeoutMs = 5_000;

/** Sends the gateway the account of this page, or that nobody is signed in. @throws when the request fails */
const sendAccount = async (): Promise<void> => {
  const token = readToken();
  const response = await fetch(cohortPath, {
    method: 'POST',
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The cohort was answered with ${response.status}.`);
};

const idOf = ({ user }: Session): string | undefined => user?.id;

/**
 * During a canary: lets the account decide the cohort, from the next visit or the next change of remote on.
 * Sends nothing for somebody who was never signed in.
 */
export const sendAccountOnChange = (look: () => Promise<void>): (() => void) => {
  let sent: string | undefined;
  const follow = (session: Session): void => {
    const id = idOf(session);
    const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
    if (!isKnown || id === sent) return;
    sent = id;
    // After a failure the next page sends it.
    void sendAccount().then(look, () => undefined);
  };
  follow(useSession.getState());
  return useSession.subscribe(follow);
};
