import type { Deps } from '../deps.ts';

/** Makes a value on the first use in a running portal, and returns the same one after that. */
export const oncePerPortal = <Made>(make: (deps: Deps) => Made): ((deps: Deps) => Made) => {
  const made = new WeakMap<Deps, { value: Made }>();
  return (deps) => {
    const known = made.get(deps) ?? { value: make(deps) };
    made.set(deps, known);
    return known.value;
  };
};
