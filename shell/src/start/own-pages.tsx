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
  lazyPage('/auth/sign-in', () =>
    withSecurityMessages(import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInPage.tsx')),
  ),
  lazyPage('/auth/register', () => import(/* webpackChunkName: "account" */ '../register/RegisterPage.tsx')),
  lazyPage(
    '/auth/forgot-password',
    () => import(/* webpackChunkName: "account" */ '../reset-password/ForgotPasswordPage.tsx'),
  ),
  lazyPage(
    '/auth/reset',
    () => import(/* webpackChunkName: "account" */ '../reset-password/ResetPasswordPage.tsx'),
  ),
  lazyPage(
    '/auth/session-expired',
    () => import(/* webpackChunkName: "account" */ '../session-expired/SessionExpiredPage.tsx'),
  ),
];

const ownPages: RouteObject[] = [
  { element: <GuestOnly />, children: guestPages },
  lazyPage(
    '/auth/invitation',
    () => import(/* webpackChunkName: "account" */ '../invitation/InvitationPage.tsx'),
  ),
  lazyPage(
    '/auth/verify-email',
    () => import(/* webpackChunkName: "account" */ '../verify-email/VerifyEmailPage.tsx'),
  ),
  lazyPage('/auth/confirm-email', () =>
    withSecurityMessages(
      import(/* webpackChunkName: "account" */ '../confirm-new-email/ConfirmNewEmailPage.tsx'),
    ),
  ),
  lazyPage('/403', () => import(/* webpackChunkName: "account" */ '../refused/SessionRefusedPage.tsx')),
  { path: '/workspace/dashboard', element: <Navigate to="/workspace" replace /> },
  lazyPage(
    '/workspace/denied',
    () => import(/* webpackChunkName: "account" */ '../refused/OtherRolePage.tsx'),
  ),
  lazyPage('/workspace/profile', () => withSecurityMessages(import('../manage-profile/ProfilePage.tsx'))),
  lazyPage(
    '/workspace/password-management',
    () => import(/* webpackChunkName: "account" */ '../change-password/ChangePasswordPage.tsx'),
  ),
  lazyPage('/workspace/login-history', () =>
    withSecurityMessages(import('../login-history/LoginHistoryPage.tsx')),
  ),
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
