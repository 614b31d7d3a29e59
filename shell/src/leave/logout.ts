import { confirmLeaving, leaveTo, signOut } from '@portal/platform';

/** Ends the session and goes to the home page; asks first when unsaved text would be lost. */
export const logout = (): void =>
  confirmLeaving(() => {
    void signOut();
    leaveTo('/');
  });
