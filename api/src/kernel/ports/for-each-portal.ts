import type { Deps } from '../deps.ts';

/** What one domain alone needs of a running portal, made when it is first asked for. */
export const forEachPortal = <Made>(make: (deps: Deps) => Made): ((deps: Deps) => Made) => {
  const made = new WeakMap<Deps, { value: Made }>();
  return (deps) => {
    const known = made.get(deps) ?? { value: make(deps) };
    made.set(deps, known);
    return known.value;
  };
};
