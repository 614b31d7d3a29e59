/** A way into a JSON value: names of members and numbers of items. */
export type Place = readonly (string | number)[];

/** Every place in a value, itself first. */
export const placesIn = (value: unknown, at: Place = []): Place[] => {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((one, index) => placesIn(one, [...at, index]))
    : Object.entries(value).flatMap(([name, one]) => placesIn(one, [...at, name]));
  return [at, ...inner];
};

const MARK = '\u00a7here\u00a7';

const withMember = (value: unknown, name: string | number, change: (inner: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one, index) => (index === name ? change(one) : one));
  const entries = Object.entries(value as object).map(([key, one]) => [
    key,
    key === name ? change(one) : one,
  ]); // a place leads through objects and lists only
  return Object.fromEntries(entries);
};

const changed = (value: unknown, place: Place, change: (inner: unknown) => unknown): unknown => {
  const [first, ...rest] = place;
  if (first === undefined) return change(value);
  return withMember(value, first, (inner) => changed(inner, rest, change));
};

/** The value as JSON with any text at one place. */
export const withText = (value: unknown, place: Place, text: string): string =>
  JSON.stringify(changed(value, place, () => MARK)).replace(JSON.stringify(MARK), () => text);

/** The value as JSON without the member at a place. */
export const without = (value: unknown, place: Place): string => {
  const parent = place.slice(0, -1);
  const name = place.at(-1);
  return JSON.stringify(
    changed(
      value,
      parent,
      (inner) =>
        Array.isArray(inner)
          ? inner.filter((_, index) => index !== name)
          : Object.fromEntries(Object.entries(inner as object).filter(([key]) => key !== name)), // the parent of a place
    ),
  );
};

/** The value as JSON with more text at the end of the object at a place; itself where there is none. */
export const withMembers = (value: unknown, place: Place, members: string): string => {
  let isObject = false;
  const marked = changed(value, place, (inner) => {
    isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isObject ? { ...(inner as object), [MARK]: 0 } : inner;
  });
  const text = JSON.stringify(marked);
  return isObject ? text.replace(`${JSON.stringify(MARK)}:0`, () => members) : text;
};
