import { isObject, type JsonObject } from './json.ts';

/** Down to `/fund/{id}` `get` and `components` `schemas` `Fund`: what changes in one of these is kept as a whole. */
const DEPTH = 3;

const membersOf = (value: JsonObject): string[] => Object.keys(value).sort();

/**
 * The merge patch (RFC 7396) that makes `to` of `from`: only members that differ, null for those that `to` lacks.
 * Neither may hold a null within the first three levels.
 */
export const patchBetween = (from: JsonObject, to: JsonObject, depth = DEPTH): JsonObject =>
  Object.fromEntries(
    membersOf({ ...from, ...to }).flatMap((name): [string, unknown][] => {
      const [before, after] = [from[name], to[name]];
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      const isSplit = depth > 1 && isObject(before) && isObject(after);
      return [[name, isSplit ? patchBetween(before, after, depth - 1) : (after ?? null)]];
    }),
  );

/** What the patch makes of a value, members in the order of their names. */
export const patched = (value: JsonObject, patch: JsonObject, depth = DEPTH): JsonObject =>
  Object.fromEntries(
    membersOf({ ...value, ...patch }).flatMap((name): [string, unknown][] => {
      if (!Object.hasOwn(patch, name)) return [[name, value[name]]];
      const [before, after] = [value[name], patch[name]];
      if (after === null) return [];
      const isSplit = depth > 1 && isObject(before) && isObject(after);
      return [[name, isSplit ? patched(before, after, depth - 1) : after]];
    }),
  );
