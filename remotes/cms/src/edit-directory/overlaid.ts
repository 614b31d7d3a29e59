import type { FieldValues } from '@portal/platform/forms';
import { isTexts } from './in-language.ts';

const part = (value: unknown, name: string): unknown => (isTexts(value) ? value[name] : undefined);

const over = (start: unknown, mine: unknown, theirs: unknown): unknown => {
  if (JSON.stringify(mine) === JSON.stringify(start)) return theirs;
  if (!isTexts(mine)) return mine;
  return Object.fromEntries(
    Object.keys(mine).map((code) => [code, over(part(start, code), part(mine, code), part(theirs, code))]),
  );
};

/** What was typed since `start` laid over what somebody else saved: what was left alone is theirs. */
export const overlaid = <V extends FieldValues>(start: V, mine: V, theirs: V): V =>
  Object.fromEntries(
    Object.keys(mine).map((name) => [name, over(start[name], mine[name], theirs[name])]),
  ) as V; // each part is of one of the three
