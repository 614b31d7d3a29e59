import { createStore, type StoreApi, type UseBoundStore, useStore } from 'zustand';

/** A store that begins, on a prerendered page, with the state that its HTML shows, until the app has hydrated it. */
type PrerenderedStore<T> = UseBoundStore<StoreApi<T>> & {
  /** Before rendering, on both sides: the state that the HTML shows. */
  startFrom: (state: T) => void;
};

/** Zustand's own begin hydration with their first state, less than the HTML has: React would drop the page. */
export const createPrerenderedStore = <T>(initial: () => T): PrerenderedStore<T> => {
  const api = createStore<T>(initial);
  let first = api.getState();
  const steady: StoreApi<T> = { ...api, getInitialState: () => first };
  function usePrerendered(): T;
  function usePrerendered<U>(selector: (state: T) => U): U;
  function usePrerendered<U>(selector?: (state: T) => U): T | U {
    const pick: (state: T) => T | U = selector ?? ((state) => state);
    return useStore(steady, pick);
  }
  const startFrom = (state: T): void => {
    first = state;
    api.setState(state, true);
  };
  return Object.assign(usePrerendered, steady, { startFrom });
};
