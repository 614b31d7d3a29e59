import { isDay } from '@portal/contracts/rules/day';

/** Filters live in the address, so that a list can be shared, reloaded, left and found again. */
type Value = string | readonly string[] | null;
/** By name: the new value, or how it follows from the values that the address has by then. */
export type AddressChanges = Readonly<Record<string, Value | ((before: readonly string[]) => Value)>>;

/** The query after `changes`. Every change but of the page goes back to the first page. */
export const addressWith = (before: URLSearchParams, changes: AddressChanges): URLSearchParams => {
  const next = new URLSearchParams(before);
  if (!('page' in changes)) next.delete('page');
  for (const [name, change] of Object.entries(changes)) {
    const value = typeof change === 'function' ? change(next.getAll(name)) : change;
    next.delete(name);
    for (const one of value === null ? [] : [value].flat()) if (one !== '') next.append(name, one);
  }
  return next;
};

const sizes = [10, 25, 50, 100] as const;

export const pagingIn = (params: URLSearchParams) => {
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: sizes.find((size) => size === Number(params.get('pageSize'))) ?? sizes[0],
  };
};

/** What a person wrote into the address by hand counts only when it is one of `allowed`. */
export const oneIn = <T extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | undefined => allowed.find((value) => value === params.get(name));

export const manyIn = <T extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T[] => {
  const values = params.getAll(name);
  return allowed.filter((value) => values.includes(value));
};

/** A calendar day that exists, `2026-01-31`. */
export const dayIn = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return isDay(value) ? value : undefined;
};

export const countryIn = (params: URLSearchParams): string | undefined => {
  const code = params.get('country') ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
};

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined or empty, so that an optional part of a query stays absent. */
export const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
    // The compiler forgets the names on the way through entries.
  ) as Given<T>;
