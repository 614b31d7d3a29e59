import type { Language } from '@portal/contracts';
import { diffWords } from 'diff';
import { readable } from './readable-content.ts';

/** A run of words: in both texts, only in the old one, or only in the new one. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** One text that differs; `path` names it, such as `hero.title` or `steps.0.text`. */
export interface Difference {
  path: string;
  runs: Run[];
}

const flat = (value: unknown, path = ''): [path: string, text: string][] => {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
};

/** Languages part words in their own ways, which a browser may not know. */
const segmenter = (language: Language) =>
  'Segmenter' in Intl ? { intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }) } : {};

const runsOf = (before: string, after: string, language: Language): Run[] =>
  diffWords(before, after, segmenter(language)).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }));

/** Word by word what became of each text between two contents of one section. */
export const differencesOf = (before: unknown, after: unknown, language: Language): Difference[] => {
  const old = new Map(flat(readable(before)));
  const now = new Map(flat(readable(after)));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => (old.get(path) ?? '') !== (now.get(path) ?? ''))
    .map((path) => ({ path, runs: runsOf(old.get(path) ?? '', now.get(path) ?? '', language) }));
};
