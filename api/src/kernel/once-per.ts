import type { Deps } from './deps.ts';

/** Makes a value at the first use with an object, and returns the same one with it after that. */
export const oncePer = <Given extends object, Made>(
  make: (given: Given) => Made,
): ((given: Given) => Made) => {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given);
    if (known) return known.value;
    const value = make(given);
    made.set(given, { value });
    return value;
  };
};

/** The same in a running portal. */
export const oncePerPortal = <Made>(make: (deps: Deps) => Made): ((deps: Deps) => Made) => oncePer(make);
