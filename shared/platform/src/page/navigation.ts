/** What this package asks of the shell's router. Set once by the shell, before it renders. */
interface Navigation {
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Whether an address is behind sign-in, as the release document says. */
  isGuarded: (pathname: string) => boolean;
}

let navigation: Navigation = {
  navigate: (to) => window.location.assign(to),
  isGuarded: (pathname) => /^\/workspace(\/|$)/.test(pathname),
};

let leaving = false;

export const connectNavigation = (given: Navigation): void => {
  navigation = given;
};

/** The state of a visit to the page that says that the session has ended. */
export const SESSION_ENDED = { sessionEnded: true };

/** Whether a visit began with the end of a session; an address that was typed or shared did not. */
export const toldSessionEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sessionEnded' in state;

/** Goes there even from a form with unsaved words: used when the session is over. */
export const leaveTo = (to: string, state?: unknown): void => {
  leaving = true;
  navigation.navigate(to, { replace: true, state });
  leaving = false;
};

/** True while `leaveTo` runs: guards against leaving let it pass. */
export const isLeaving = (): boolean => leaving;

/** Whether the current address is inside the workspace. */
export const inWorkspace = (): boolean => navigation.isGuarded(window.location.pathname);
