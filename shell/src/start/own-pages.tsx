import { Navigate, type RouteObject } from '@portal/platform';
import { GuestOnly } from '../guard/GuestOnly.tsx';
import { loadSecurityMessages } from '../language/security-translations.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { remoteRoute } from '../remotes/remote-route.tsx';
import { Root } from '../root/Root.tsx';
import { RootBoundary } from '../root/RootBoundary.tsx';
import { lazyPage } from './lazy-page.tsx';

/** The page together with the messages that only such pages need. */
const withSecurityMessages = async <P,>(page: Promise<P>): Promise<P> => {
  await loadSecurityMessages();
  return page;
};

// The small pages share a chunk: the first script carries an address and a digest of each.
const guestPages: RouteObject[] = [
  {
    path: '/auth/sign-in',
    element: lazyPage(() =>
      withSecurityMessages(import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInPage.tsx')),
    ),
  },
  {
    path: '/auth/register',
    element: lazyPage(() => import(/* webpackChunkName: "account" */ '../register/RegisterPage.tsx')),
  },
  {
    path: '/auth/forgot-password',
    element: lazyPage(
      () => import(/* webpackChunkName: "account" */ '../reset-password/ForgotPasswordPage.tsx'),
    ),
  },
  {
    path: '/auth/reset',
    element: lazyPage(
      () => import(/* webpackChunkName: "account" */ '../reset-password/ResetPasswordPage.tsx'),
    ),
  },
  {
    path: '/auth/session-expired',
    element: lazyPage(
      () => import(/* webpackChunkName: "account" */ '../session-expired/SessionExpiredPage.tsx'),
    ),
  },
];

const ownPages: RouteObject[] = [
  { element: <GuestOnly />, children: guestPages },
  {
    path: '/auth/invitation',
    element: lazyPage(() => import(/* webpackChunkName: "account" */ '../invitation/InvitationPage.tsx')),
  },
  {
    path: '/auth/verify-email',
    element: lazyPage(() => import(/* webpackChunkName: "account" */ '../verify-email/VerifyEmailPage.tsx')),
  },
  {
    path: '/auth/confirm-email',
    element: lazyPage(() =>
      withSecurityMessages(
        import(/* webpackChunkName: "account" */ '../confirm-new-email/ConfirmNewEmailPage.tsx'),
      ),
    ),
  },
  {
    path: '/403',
    element: lazyPage(() => import(/* webpackChunkName: "account" */ '../refused/SessionRefusedPage.tsx')),
  },
  { path: '/workspace/dashboard', element: <Navigate to="/workspace" replace /> },
  {
    path: '/workspace/denied',
    element: lazyPage(() => import(/* webpackChunkName: "account" */ '../refused/OtherRolePage.tsx')),
  },
  {
    path: '/workspace/profile',
    element: lazyPage(() => withSecurityMessages(import('../manage-profile/ProfilePage.tsx'))),
  },
  {
    path: '/workspace/password-management',
    element: lazyPage(
      () => import(/* webpackChunkName: "account" */ '../change-password/ChangePasswordPage.tsx'),
    ),
  },
  {
    path: '/workspace/login-history',
    element: lazyPage(() => withSecurityMessages(import('../login-history/LoginHistoryPage.tsx'))),
  },
];

/** The route table: the shell's own pages, then the remotes of the release, then nobody's. */
export const pages = (options: { loader: RemoteLoader }): RouteObject[] => [
  {
    element: (
      <RootBoundary>
        <Root />
      </RootBoundary>
    ),
    children: [...ownPages, remoteRoute({ ...options, notFound: <NotFoundPage /> })],
  },
];
