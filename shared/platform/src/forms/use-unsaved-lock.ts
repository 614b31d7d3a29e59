import { useEffect } from 'react';
import { useUser } from '../session/session.ts';

/** Holds a lock while something is unsaved here: by it another tab of the person sees that signing out would lose it. */
export const useUnsavedLock = (isUnsaved: boolean): void => {
  const userId = useUser()?.id;
  useEffect(() => {
    if (!isUnsaved || userId === undefined) return;
    let release = () => {};
    const saved = new Promise<void>((resolve) => {
      release = resolve;
    });
    // No two tabs began at the same instant. Without TLS a browser has no locks.
    void navigator.locks?.request(`portal_unsaved:${userId}:${performance.timeOrigin}`, () => saved);
    return release;
  }, [isUnsaved, userId]);
};
