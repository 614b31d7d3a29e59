import { createContext, useContext, useEffect } from 'react';
import type { Path } from 'react-router-dom';

export interface NavigationAttempt {
  current: Path;
  next: Path;
  /** Navigates after all. */
  proceed: () => void;
}

/** Returns true to block a navigation; it may call `proceed` later. */
export type Blocker = (attempt: NavigationAttempt) => boolean;

/** Asks `blocker` before each change of the address; returns how to remove it. */
export type AddBlocker = (blocker: Blocker) => () => void;

export const BlockerContext = createContext<AddBlocker>(() => () => undefined);

/** Adds `blocker`, which must be stable, while the component is mounted. */
export const useBlocker = (blocker: Blocker): void => {
  const add = useContext(BlockerContext);
  useEffect(() => add(blocker), [add, blocker]);
};
