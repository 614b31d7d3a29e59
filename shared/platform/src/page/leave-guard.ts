import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Path } from 'react-router-dom';
import { create } from 'zustand';
import { type Blocker, useBlocker } from '../router/navigation-blocker.ts';
import { isLeaving } from './navigation.ts';

interface LeaveQuestion {
  stay: () => void;
  leave: () => void;
  /** Another question, in place of that about unsaved text. */
  instead?: ReactNode;
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

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** While something is unsaved, the browser asks before the page is closed or loaded again. */
export const useUnloadWarning = (isUnsaved: boolean): void =>
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved += 1;
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      unsaved -= 1;
      // One function is one listener, however many have added it.
      if (unsaved === 0) window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isUnsaved]);

export interface LeaveRules {
  /** What of an address distinguishes one page from another; absent: its path. */
  pageOf?: (address: Pick<Path, 'pathname' | 'search'>) => string;
  /** The person left, knowing that the words were not saved. */
  onLeave?: () => void;
}

const byPath: NonNullable<LeaveRules['pageOf']> = ({ pathname }) => pathname;

/** While `dirty`, asks before the person leaves the page with unsaved text. */
export const useLeaveGuard = (dirty: boolean, { pageOf = byPath, onLeave }: LeaveRules = {}): void => {
  const rules = useRef({ dirty, pageOf, onLeave });
  useEffect(() => {
    rules.current = { dirty, pageOf, onLeave };
  });

  const asked = useRef<LeaveQuestion | null>(null);
  const blocker = useCallback<Blocker>(({ current, next, proceed }) => {
    const { dirty: isDirty, pageOf: page } = rules.current;
    if (!isDirty || isLeaving() || page(current) === page(next)) return false;
    const leave = () => {
      ask(null);
      rules.current.onLeave?.();
      proceed();
    };
    asked.current = { stay: () => ask(null), leave };
    ask(asked.current);
    return true;
  }, []);
  useBlocker(blocker);
  useEffect(
    () => () => {
      if (useLeaveQuestion.getState().question === asked.current) ask(null);
    },
    [],
  );

  useUnloadWarning(dirty);
};
