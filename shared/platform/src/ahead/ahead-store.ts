import { createStore, type StoreApi, type UseBoundStore, useStore } from 'zustand';

/** A store that a page rendered ahead begins with as it was rendered, until the app has taken over. */
export type AheadStore<T> = UseBoundStore<StoreApi<T>> & {
  /** Before rendering, on both sides: the state that the HTML shows. */
  startFrom: (state: T) => void;
};

/**
 * Zustand's own stores begin a take-over with their very first state, which shows less than the HTML does;
 * React would throw the page away.
 */
export const createAheadStore = <T>(initial: () => T): AheadStore<T> => {
  const api = createStore<T>(initial);
  let first = api.getState();
  const steady: StoreApi<T> = { ...api, getInitialState: () => first };
  function useAhead(): T;
  function useAhead<U>(selector: (state: T) => U): U;
  function useAhead<U>(selector?: (state: T) => U): T | U {
    const pick: (state: T) => T | U = selector ?? ((state) => state);
    return useStore(steady, pick);
  }
  const startFrom = (state: T): void => {
    first = state;
    api.setState(state, true);
  };
  return Object.assign(useAhead, steady, { startFrom });
};
