import { confirmLeaving, leaveTo, signOut } from '@portal/platform';

const leave = (): void => {
  void signOut();
  leaveTo('/');
};

/** Fetched soon after the first page, so that it is there without a connection, too. */
const loadQuestion = () => import(/* webpackChunkName: "after-first-page" */ './ask-then-leave.tsx');

/** Ends the session and goes to the home page; asks first when text would be lost or stay on the device. */
export const logout = (): void =>
  confirmLeaving(() => void loadQuestion().then(({ askThenLeave }) => askThenLeave(leave), leave));
