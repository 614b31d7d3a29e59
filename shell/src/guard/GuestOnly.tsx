import {
  landingFor,
  Navigate,
  Outlet,
  safeNext,
  useSearchParams,
  useSession,
  useTranslation,
} from '@portal/platform';
import { Loading } from '@portal/ui';
import { SessionUnreachable } from './SessionUnreachable.tsx';

/** Pages for those who are not signed in; the others go on to where they were or to their landing page. */
export const GuestOnly = () => {
  const { t } = useTranslation('shell');
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'loading') return <Loading block>{t('guard.loading')}</Loading>;
  if (session.status === 'unreachable') return <SessionUnreachable error={session.error} />;
  if (session.status === 'signed-out') return <Outlet />;
  return <Navigate to={safeNext(search.get('next')) ?? landingFor(session.user.role)} replace />;
};
