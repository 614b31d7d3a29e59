/**
 * What a remote may ask of the shell, as one shared unit. Every export stays in the first load of
 * every page: add one only when a page needs it.
 */
export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
} from '@tanstack/react-query';
export { useTranslation } from 'react-i18next';
export {
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom';
export { create } from 'zustand';
export {
  ApiError,
  errorText,
  isAnswerOfApi,
  isApiError,
  rethrowAs,
  type SecondStep,
} from './api/api-error.ts';
export { call } from './api/call.ts';
export { download, fetchBytes, saveFile } from './api/download.ts';
export { useIdentityQuestion } from './api/identity-question.ts';
export { isTokenInMemoryOnly, readToken, setToken } from './api/token-store.ts';
export type { UploadedFile, UploadOptions } from './api/upload.ts';
export { useAttempt } from './api/use-attempt.ts';
export { watchActivity } from './api/user-activity.ts';
export { watchCalls } from './api/watch-calls.ts';
export { defineRemote, type Messages, type RemoteApp } from './area/exposed-module.ts';
export type { AreaManifest, AreaRoute, Guard } from './area/manifest.ts';
export { contentErrorText, refreshContent, useContentStore } from './content/content.ts';
export { showsDrafts, usePreview } from './content/preview-content.ts';
export { type LoadedContent, useContent } from './content/use-content.ts';
export { countriesQuery } from './countries/countries.queries.ts';
export { ErrorAlert } from './errors/ErrorAlert.tsx';
export { isMissing, Missing } from './errors/Missing.tsx';
export { reportError } from './errors/report-error.ts';
export { HydrateOnInteraction, setHydrating } from './hydrate/HydrateOnInteraction.tsx';
export {
  formatBytes,
  formatDate,
  formatDateShort,
  formatDateTime,
  formatDayAndMonth,
  formatMoney,
  formatNumberShort,
  formatTime,
  languageMark,
  localise,
  type Money,
} from './i18n/format.ts';
export { formatNumber } from './i18n/format-number.ts';
export {
  addNamespace,
  changeLanguage,
  currentLanguage,
  i18n,
  returnToOwnLanguage,
  startLanguage,
} from './i18n/i18n.ts';
export { loadPlatformMessages } from './i18n/platform-translations.ts';
export { typeset, typesetAll } from './i18n/typeset.ts';
export {
  dismissNotice,
  type Notice,
  notify,
  pauseNotices,
  resumeNotices,
  useNotices,
} from './notices/notices.ts';
export { lazyPart } from './page/lazy-part.tsx';
export { confirmLeaving, hasUnsaved, useLeaveQuestion } from './page/leave-guard.ts';
export {
  type AddressChanges,
  addressWith,
  countryIn,
  dayIn,
  given,
  manyIn,
  oneIn,
  pagingIn,
} from './page/list-address.ts';
export { announce, useAnnouncement } from './page/live-region.ts';
export { connectNavigation, leaveTo, SESSION_ENDED, toldSessionEnded } from './page/navigation.ts';
export { Page, SITE_TITLE } from './page/Page.tsx';
export { usePageTitle } from './page/page-title.ts';
export { carryNext, safeNext, withNext } from './page/safe-next.ts';
export { useAddress, useLastPage } from './page/use-list-address.ts';
export { useSearchParams } from './page/use-search-params.ts';
export { WorkPage } from './page/WorkPage.tsx';
export { usePageReader } from './prerender/page-reader.ts';
export { readPageState, receivePage, startFromState } from './prerender/page-state.ts';
export { useFormatDate } from './prerender/use-format-date.ts';
export { useIsHydrated } from './prerender/use-is-hydrated.ts';
export { useToday } from './prerender/use-today.ts';
export { queryClient } from './query/query-client.ts';
export { dataQuery, pageQuery } from './query/query-of-call.ts';
export { useQuery, useQueryAtOnce } from './query/use-query.ts';
export { dismissedMark, dismissedStore } from './release/dismissed-notices.ts';
export { createBrowserRouter, type Router } from './router/browser-router.ts';
export { Link } from './router/Link.tsx';
export { elementOfHash, RouterProvider, ScrollRestoration } from './router/RouterProvider.tsx';
export { ButtonLink, TextLink } from './router/styled-links.tsx';
export { accessOf, passesFlag } from './session/access.ts';
export { connectLandings, isLanding, landingFor } from './session/landing.ts';
export { keepSession, staySignedIn, useSessionWarning } from './session/lifecycle/idle-timeout.ts';
export { lookUpSession, retryUnreachable } from './session/lifecycle/look-up-session.ts';
export { followOtherTabs } from './session/lifecycle/other-tabs.ts';
export {
  endSession,
  loadSession,
  refreshUser,
  type Session,
  settleSignedOut,
  signIn,
  signOut,
  useSession,
  useSignedInUser,
  useUser,
} from './session/session.ts';
export { withStorage } from './state/with-storage.ts';
export { displayName, type User } from './user/user.ts';
