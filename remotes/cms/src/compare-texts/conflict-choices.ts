import { isRichText } from '../form-values/content-values.ts';

/** One field that two people left differently. */
interface Choice {
  /** Such as `hero.title` or `steps.0.text`; a list that got longer or shorter is one field. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** What stays unless somebody says otherwise: one's own words where one wrote any. */
  stays: 'mine' | 'theirs';
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isParted = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isRichText(value);

const isAlike = (mine: unknown, theirs: unknown): boolean => {
  if (!isParted(mine) || !isParted(theirs)) return false;
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return Array.isArray(mine) === Array.isArray(theirs);
  return mine.length === theirs.length && mine.every(isParted) && theirs.every(isParted);
};

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const namesOf = (...values: object[]) => [...new Set(values.flatMap((value) => Object.keys(value)))];

/** The fields that differ between `mine` and `theirs`, which both began as `start`. */
export const choicesBetween = (start: unknown, mine: unknown, theirs: unknown, path = ''): Choice[] => {
  if (isSame(mine, theirs)) return [];
  if (!isParted(mine) || !isParted(theirs) || !isAlike(mine, theirs))
    return [{ path, mine, theirs, stays: isSame(mine, start) ? 'theirs' : 'mine' }];
  return namesOf(theirs, mine).flatMap((name) =>
    choicesBetween(part(start, name), part(mine, name), part(theirs, name), below(path, name)),
  );
};

/** Their content with one's own words in the fields that `keepsMine` names. */
export const chosenFrom = (
  mine: unknown,
  theirs: unknown,
  keepsMine: ReadonlySet<string>,
  path = '',
): unknown => {
  if (isSame(mine, theirs)) return theirs;
  if (!isParted(mine) || !isParted(theirs) || !isAlike(mine, theirs))
    return keepsMine.has(path) ? mine : theirs;
  const entries = namesOf(theirs, mine).map((name): [string, unknown] => [
    name,
    chosenFrom(part(mine, name), part(theirs, name), keepsMine, below(path, name)),
  ]);
  return Array.isArray(theirs)
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** What was typed since `start` over what somebody else saved: what was left alone is theirs. */
export const overlaid = <T>(start: T, mine: T, theirs: T): T => {
  const own = choicesBetween(start, mine, theirs).flatMap(({ path, stays }) =>
    stays === 'mine' ? [path] : [],
  );
  return chosenFrom(mine, theirs, new Set(own)) as T; // each part is of one of the three
};
