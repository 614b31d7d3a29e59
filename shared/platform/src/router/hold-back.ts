import { createContext, useContext, useEffect } from 'react';
import type { Path } from 'react-router-dom';

export interface Departure {
  current: Path;
  next: Path;
  /** Goes on with it. */
  proceed: () => void;
}

/** Tells whether it holds a departure back, and then calls `proceed`, if ever, itself. */
export type HoldBack = (departure: Departure) => boolean;

/** Asks `holder` before each change of the address that a router makes or sees; returns how to stop. */
export type AddHolder = (holder: HoldBack) => () => void;

export const HolderContext = createContext<AddHolder>(() => () => undefined);

/** Asks `holder`, which is always the same, while the component is on the page. */
export const useHoldBack = (holder: HoldBack): void => {
  const add = useContext(HolderContext);
  useEffect(() => add(holder), [add, holder]);
};
