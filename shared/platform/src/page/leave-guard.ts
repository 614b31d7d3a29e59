import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { create } from 'zustand';
import { isLeaving } from './navigation.ts';

interface LeaveQuestion {
  stay: () => void;
  leave: () => void;
}

/** The open question, which the shell asks in its dialog. */
export const useLeaveQuestion = create<{ question: LeaveQuestion | null }>(() => ({ question: null }));

const ask = (question: LeaveQuestion | null) => useLeaveQuestion.setState({ question });

const warnOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `dirty`, asks before the person leaves the page with unsaved words. */
export const useLeaveGuard = (dirty: boolean): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    ask({ stay: blocker.reset, leave: blocker.proceed });
    return () => ask(null);
  }, [blocker]);

  useEffect(() => {
    if (!dirty) return;
    window.addEventListener('beforeunload', warnOnUnload);
    return () => window.removeEventListener('beforeunload', warnOnUnload);
  }, [dirty]);
};
