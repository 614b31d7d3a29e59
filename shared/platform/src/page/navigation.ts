/** What this package asks of the shell's router. Set once by the shell, before it renders. */
export interface Navigation {
  navigate: (to: string, options?: { replace?: boolean }) => void;
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

/** Goes there even from a form with unsaved words: used when the session is over. */
export const leaveTo = (to: string): void => {
  leaving = true;
  navigation.navigate(to, { replace: true });
  leaving = false;
};

/** True while `leaveTo` runs: guards against leaving let it pass. */
export const isLeaving = (): boolean => leaving;

/** Whether the current address is inside the workspace. */
export const inWorkspace = (): boolean => navigation.isGuarded(window.location.pathname);
