import { confirmLeaving, leaveTo, signOut } from '@portal/platform';

const leave = (): void => {
  void signOut();
  leaveTo('/');
};

/** What is asked about words that only this device has: there from the first page on. */
const words = () => import(/* webpackChunkName: "after-first-page" */ './leave-words.tsx');

/** Ends the session and goes to the home page; asks first when text would be lost or stay on the device. */
export const logout = (): void =>
  confirmLeaving(() => void words().then(({ leaveWords }) => leaveWords(leave), leave));
