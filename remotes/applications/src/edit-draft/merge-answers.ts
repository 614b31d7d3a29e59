import type { Answers } from '@portal/contracts/applications/answers.schema';
import { allSections, type Section } from '@portal/contracts/applications/sections';
import { sameAnswer } from './same-answer.ts';

/** Questions of one section that both versions answered differently. */
export interface Conflict {
  section: Section;
  fields: string[];
}

export interface Merged {
  /** What both versions agree on or only one of them changed; on a conflict, one's own answer. */
  answers: Answers;
  conflicts: Conflict[];
}

type Fields = Record<string, unknown>;

const fieldsOf = (section: object | undefined): Fields => ({ ...section });

interface Three {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

type MergedAnswer = { value: unknown; isConflict: boolean };

const keyOf = (file: unknown): string => {
  const key: unknown = typeof file === 'object' && file !== null && 'fileKey' in file ? file.fileKey : '';
  return String(key);
};

/** Files never conflict: each version's additions and removals are kept. */
const mergeFiles = ({ base, mine, theirs }: Three): MergedAnswer => {
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const keys = (value: unknown) => new Set(list(value).map(keyOf));
  const [before, own, other] = [keys(base), keys(mine), keys(theirs)];
  const stays = (file: unknown) => {
    const key = keyOf(file);
    return before.has(key) ? own.has(key) && other.has(key) : true;
  };
  const added = list(mine).filter((file) => !other.has(keyOf(file)));
  return { value: [...list(theirs), ...added].filter(stays), isConflict: false };
};

const mergeAnswer = ({ base, mine, theirs }: Three): MergedAnswer => {
  if (sameAnswer(mine, base) || sameAnswer(mine, theirs)) return { value: theirs, isConflict: false };
  return { value: mine, isConflict: !sameAnswer(theirs, base) };
};

const mergeSection = (section: Section, base: Fields, mine: Fields, theirs: Fields) => {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged: Fields = {};
  const fields: string[] = [];
  for (const name of names) {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] };
    const { value, isConflict } = section === 'documents' ? mergeFiles(three) : mergeAnswer(three);
    if (value !== undefined) merged[name] = value;
    if (isConflict) fields.push(name);
  }
  return { merged, fields };
};

/** An answer that only one side changed is taken; one that both changed is a conflict for a person. */
export const mergeAnswers = (base: Answers, mine: Answers, theirs: Answers): Merged => {
  const answers: Fields = {};
  const conflicts: Conflict[] = [];
  for (const section of allSections) {
    if (mine[section] === undefined && theirs[section] === undefined) continue;
    const { merged, fields } = mergeSection(
      section,
      fieldsOf(base[section]),
      fieldsOf(mine[section]),
      fieldsOf(theirs[section]),
    );
    answers[section] = merged;
    if (fields.length > 0) conflicts.push({ section, fields });
  }
  // Built section by section from answers, so it has their shape.
  return { answers: answers as Answers, conflicts };
};

/** The merged answers with the other version's word on some of the conflicts. */
export const takeTheirs = (merged: Answers, theirs: Answers, taken: readonly Conflict[]): Answers => {
  const answers: Fields = { ...merged };
  for (const { section, fields } of taken) {
    const other = fieldsOf(theirs[section]);
    const kept = fieldsOf(merged[section]);
    for (const field of fields) kept[field] = other[field];
    answers[section] = kept;
  }
  return answers as Answers;
};

/** The sections of `mine` that say something else than `stored`. */
export const changedSections = (stored: Answers, mine: Answers): Answers =>
  Object.fromEntries(
    allSections
      .filter((section) => mine[section] !== undefined && !sameAnswer(mine[section], stored[section]))
      .map((section) => [section, mine[section]]),
  );
