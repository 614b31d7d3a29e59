import { isApiError } from '@portal/platform';

/** What a browser says when a passkey was not used, by the name of the reason. */
type PasskeyProblem = 'cancelled' | 'known' | 'unavailable' | 'unsupported';

/** Whether this browser can keep passkeys at this address: it needs https or this very machine. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext &&
  typeof window.PublicKeyCredential === 'function' &&
  !/^[\d.]+$|:/.test(location.hostname);

/** The browser's reason; nothing where the API refused, which sends its own message. */
export const passkeyProblem = (error: unknown): PasskeyProblem | undefined => {
  if (isApiError(error)) return undefined;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return hasPasskeys() ? 'unavailable' : 'unsupported';
};
