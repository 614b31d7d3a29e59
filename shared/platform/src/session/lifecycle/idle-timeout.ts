import { renewSession } from '@portal/contracts/calls/identity/sign-in';
import { create } from 'zustand';
import { call } from '../../api/call.ts';
import { noteSessionExtended, sessionExtendedAt } from '../../api/session-extension.ts';
import { readToken } from '../../api/token-store.ts';
import { lastActivityAt } from '../../api/user-activity.ts';
import { type ReportMeta, reportError } from '../../errors/report-error.ts';
import { loadSession, useSession } from '../session.ts';

const MINUTE = 60_000;
/** How long a token holds without a request of the person. */
export const TOKEN_IDLE_MS = 30 * MINUTE;
/** A warning comes this long before. */
export const WARN_BEFORE_MS = 2 * MINUTE;
/** Somebody who types without a request renews after this long. */
const RENEW_AFTER_MS = 5 * MINUTE;
const LOOK_EVERY_MS = 15_000;

/** When the session ends unless somebody says otherwise; null while that is far away. */
export const useSessionWarning = create<{ endsAt: number | null }>(() => ({ endsAt: null }));

const warn = (endsAt: number | null) => {
  if (useSessionWarning.getState().endsAt !== endsAt) useSessionWarning.setState({ endsAt });
};

const renew = async (meta: ReportMeta) => {
  warn(null);
  try {
    await call(renewSession, { background: false });
  } catch (error) {
    reportError(error, meta);
  }
};

/** Keeps the session: asked for by the person, so it counts as activity. */
export const staySignedIn = (): Promise<void> => renew({});

/** What the page does by itself is tried again soon: only a refusal is worth telling. */
const byItself: ReportMeta = { silent: true };

/** Asks the server whether the session is over, without prolonging it. */
const checkEnded = async () => {
  try {
    await loadSession({ background: true });
    noteSessionExtended(Date.now() - TOKEN_IDLE_MS + MINUTE);
  } catch (error) {
    reportError(error, byItself);
  }
};

const look = () => {
  if (useSession.getState().status !== 'signed-in' || readToken() === null) return warn(null);
  const extendedAt = sessionExtendedAt();
  const endsAt = extendedAt + TOKEN_IDLE_MS;
  const now = Date.now();
  if (now >= endsAt) {
    warn(null);
    void checkEnded();
  } else if (lastActivityAt() > extendedAt + RENEW_AFTER_MS) void renew(byItself);
  else warn(now >= endsAt - WARN_BEFORE_MS ? endsAt : null);
};

/** Renews the session of somebody who is active, warns before it ends. Returns the way to stop. */
export const keepSession = (): (() => void) => {
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = useSession.subscribe((session) => {
    if (session.status !== 'signed-in') warn(null);
  });
  return () => {
    clearInterval(timer);
    stop();
  };
};
