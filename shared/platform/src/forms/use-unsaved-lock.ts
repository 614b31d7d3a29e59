import { useEffect } from 'react';
import { useUser } from '../session/session.ts';

/** While something is unsaved here, another tab of the person learns by the lock that signing out would lose it. */
export const useUnsavedLock = (isUnsaved: boolean): void => {
  const userId = useUser()?.id;
  useEffect(() => {
    if (!isUnsaved || userId === undefined) return;
    let release = () => {};
    const saved = new Promise<void>((resolve) => {
      release = resolve;
    });
    // When the page began is unlike that of any other tab. Without TLS a browser has no locks.
    void navigator.locks?.request(`portal_unsaved:${userId}:${performance.timeOrigin}`, () => saved);
    return release;
  }, [isUnsaved, userId]);
};
