import { readToken, type Session, useSession } from '@portal/platform';
import { cohortPath } from '@portal/platform/release';

const timeoutMs = 5_000;

/** Tells the gateway whose page this is, or that it is nobody's any more. @throws when it cannot be told */
const tell = async (): Promise<void> => {
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
 * While a canary is tried out: lets the account of who is signed in decide whether they have it, from the next
 * visit or step to another area on. Nothing is asked for somebody who never was signed in.
 */
export const takePart = (look: () => Promise<void>): (() => void) => {
  let told: string | undefined;
  const follow = (session: Session): void => {
    const id = idOf(session);
    const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
    if (!isKnown || id === told) return;
    told = id;
    // What could not be told now is told with the next page.
    void tell().then(look, () => undefined);
  };
  follow(useSession.getState());
  return useSession.subscribe(follow);
};
