import { MFA_CODE_MINUTES, MFA_RESEND_SECONDS } from '@portal/contracts/identity/enums';
import { type SecondStep, withStorage } from '@portal/platform';

const name = 'portal_sign_in';

/** A sign-in that waits for its second step. Times are in milliseconds since 1970. */
export interface Challenge extends SecondStep {
  email: string;
  /** When another code may be mailed; null until one was. */
  resendAt: number | null;
  /** When the server forgets it. */
  endsAt: number;
}

/** When a code that is mailed now can be asked for again, and when it ends. */
export const timesOfMail = (resendAfter: number = MFA_RESEND_SECONDS) => {
  const now = Date.now();
  return { resendAt: now + resendAfter * 1000, endsAt: now + MFA_CODE_MINUTES * 60_000 };
};

/**
 * Stores the step in this tab: phones unload a page when its reader opens the mail. Where storage is refused, it ends
 * with the page.
 */
export const storeChallenge = (challenge: Challenge): void =>
  withStorage(() => sessionStorage.setItem(name, JSON.stringify(challenge)));

export const forgetChallenge = (): void => withStorage(() => sessionStorage.removeItem(name));

/** What this tab stored, also of a step that is over: its address need not be typed again. */
export const storedChallenge = (): Challenge | null =>
  withStorage(() => JSON.parse(sessionStorage.getItem(name) ?? 'null')) ?? null;

export const isOpen = (challenge: Challenge): boolean => challenge.endsAt > Date.now();

/** Leaves nothing but the address of the stored step. */
export const endChallenge = (): void => {
  const stored = storedChallenge();
  if (stored !== null) storeChallenge({ ...stored, mfaToken: '', endsAt: 0 });
};
