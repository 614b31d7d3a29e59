import { type ApiError, errorText, isApiError, isTokenExpired, isTokenRefused } from '../api/api-error.ts';
import { readToken } from '../api/token-store.ts';
import { i18n } from '../i18n/i18n.ts';
import { notify } from '../notices/notices.ts';
import { inWorkspace, leaveTo, SESSION_ENDED } from '../page/navigation.ts';
import { withNext } from '../page/safe-next.ts';
import { endSession, refreshUser, useSession } from '../session/session.ts';

/** How one query or mutation departs from the rules. */
export interface ReportMeta extends Record<string, unknown> {
  /** The screen shows its own error; a lost session is still handled. */
  silent?: boolean;
  /** An export or a download: warns in its own words. */
  export?: boolean;
}

/** Screens handle these themselves. */
const silentCodes = new Set<string>([
  'mfa_required',
  'invalid_grant',
  'INVALID_RESET_PASSWORD_VERIFICATION',
  'INVALID_PASSWORD',
]);

const loseSession = (error: ApiError) => {
  const expired = isTokenExpired(error);
  endSession(expired ? 'expired' : 'refused');
  if (expired) {
    notify.error(i18n.t('platform:notices.sessionExpired'), i18n.t('platform:notices.sessionExpiredTitle'));
    leaveTo(withNext('/auth/session-expired'), SESSION_ENDED);
  } else {
    notify.error(i18n.t('platform:notices.accessDenied'), i18n.t('platform:notices.unauthorizedTitle'));
    leaveTo(withNext('/403'), SESSION_ENDED);
  }
};

const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** An answer to a session that is already over: its loss was shown. */
const isLate = (error: ApiError) => error.sentToken !== null && error.sentToken !== readToken();

const handledElsewhere = (error: unknown): boolean => {
  if (isAbort(error)) return true;
  if (!isApiError(error)) return false;
  return silentCodes.has(error.code) || (isTokenRefused(error) && isLate(error));
};

/** Another tab reported a sign-in: once the page knows, its guard leads to the new password. */
const learnThatPasswordIsDue = () => {
  if (!useSession.getState().user?.mustChangePassword) refreshUser().catch(() => undefined);
};

/** The global handler of queries and mutations. Tells a person what went wrong, once. */
export const reportError = (error: unknown, meta: ReportMeta = {}): void => {
  if (handledElsewhere(error)) return;
  if (isApiError(error) && error.code === 'password_change_required') learnThatPasswordIsDue();
  else if (isTokenRefused(error) && inWorkspace()) loseSession(error);
  else if (meta.export) notify.warning(i18n.t('platform:notices.exportFailed'));
  else if (!meta.silent) notify.error(errorText(error));
};
