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

let unsaved = 0;

/** Whether a form on the page has words that leaving would lose. */
export const hasUnsaved = (): boolean => unsaved > 0;

/** Asks in the shell's dialog, then runs `leave` if the person says so; runs it at once when nothing is unsaved. */
export const confirmLeaving = (leave: () => void): void => {
  if (!hasUnsaved()) {
    leave();
    return;
  }
  const close = () => ask(null);
  ask({
    stay: close,
    leave: () => {
      close();
      leave();
    },
  });
};

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
    unsaved += 1;
    window.addEventListener('beforeunload', warnOnUnload);
    return () => {
      unsaved -= 1;
      window.removeEventListener('beforeunload', warnOnUnload);
    };
  }, [dirty]);
};
