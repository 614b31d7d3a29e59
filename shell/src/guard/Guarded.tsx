import {
  accessOf,
  isLanding,
  landingFor,
  SESSION_ENDED,
  type User,
  useLocation,
  useNavigate,
  useSession,
  useTranslation,
  withNext,
} from '@portal/platform';
import type { Guard } from '@portal/platform/area';
import { Loading, WorkContainer } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { SessionUnreachable } from './SessionUnreachable.tsx';

/** The pages that say how a session ended. */
const endings = { expired: '/auth/session-expired', refused: '/403' };

const NEW_PASSWORD = '/workspace/password-management';

/** `/workspace` itself leads to the own landing page; any other page of another role is denied. */
const insteadOf = (pathname: string, user: User | null): string => {
  const own = user && isLanding(pathname) ? landingFor(user.role) : pathname;
  return own === pathname ? '/workspace/denied' : own;
};

/** Where somebody goes who may not stay: by the way in which the session ended, else to sign-in. */
const useWayOut = (guard: Guard | undefined): string | null => {
  const session = useSession();
  const here = useLocation();
  const access = accessOf(session, guard);
  const mustChoose = guard !== undefined && session.user?.mustChangePassword === true;
  if (mustChoose) return here.pathname === NEW_PASSWORD ? null : NEW_PASSWORD;
  if (access === 'allowed' || access === 'wait') return null;
  if (access === 'denied') return insteadOf(here.pathname, session.user);
  const why = session.status === 'signed-out' ? session.why : undefined;
  if (why === 'left') return '/';
  return withNext(why === undefined ? '/auth/sign-in' : endings[why], here);
};

/** Shows a page to those who may see it; meanwhile and to the others a placeholder, never the page. */
export const Guarded = ({ guard, children }: { guard: Guard | undefined; children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const session = useSession();
  const wayOut = useWayOut(guard);
  const ended = session.status === 'signed-out' && session.why !== undefined && session.why !== 'left';

  useEffect(() => {
    if (wayOut !== null) void navigate(wayOut, { replace: true, ...(ended && { state: SESSION_ENDED }) });
  }, [wayOut, ended, navigate]);

  if (wayOut === null && accessOf(session, guard) === 'allowed') return children;
  return (
    <WorkContainer>
      {session.status === 'unreachable' ? (
        <SessionUnreachable error={session.error} />
      ) : (
        <Loading block>{t(session.status === 'loading' ? 'guard.loading' : 'guard.blocked')}</Loading>
      )}
    </WorkContainer>
  );
};
