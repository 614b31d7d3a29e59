import { roles } from '@portal/contracts';
import { assignmentModes, decisionModes, fundProcesses, fundStatuses } from '@portal/contracts/funds/enums';
import { userStatuses } from '@portal/contracts/identity/enums';
import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import {
  contactStatuses,
  contactTopics,
  inboxKinds,
  interestStatuses,
  interestTypes,
} from '@portal/contracts/support/enums';
import { describe, expect, test } from 'vitest';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import sw from '../locales/sw.json';

const languages = Object.entries({ en, fr, pt, ar, es, sw });

/** Texts by key; the forms of a plural count as one. */
const texts = (words: object, before = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null
      ? texts(word, `${before}${key}.`)
      : [[`${before}${key}`, String(word)]],
  );
const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (words: object) => new Set(texts(words).map(([key]) => key.replace(plural, '')));
const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const groups: Record<string, readonly string[]> = {
  roles,
  userTypes: ['all', ...roles],
  userStatus: userStatuses,
  fundStatus: fundStatuses,
  decisionMode: decisionModes,
  assignmentMode: assignmentModes,
  'ledger.process': fundProcesses,
  topic: contactTopics,
  messageStatus: contactStatuses,
  'inbox.kinds': inboxKinds,
  'interests.types': interestTypes,
  'interests.statuses': interestStatuses,
  'interests.set': interestStatuses,
  logProcess: logProcesses,
  logAction: logActions,
  logOutcome: logOutcomes,
};

describe.each(languages)('in %s', (language, words) => {
  test('there is a text for each English one', () => {
    expect([...keysOf(words)].sort()).toEqual([...keysOf(en)].sort());
  });

  test.each(Object.entries(groups))('every value of %s has a word', (group, values) => {
    const keys = keysOf(words);
    expect(values.filter((value) => !keys.has(`${group}.${value}`))).toEqual([]);
  });

  test('every count has the forms that the language asks for', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(texts(words).map(([key]) => key));
    const bases = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -6));
    expect(bases.length).toBeGreaterThan(0);
    expect(bases.flatMap((base) => wanted.filter((form) => !keys.has(`${base}_${form}`)))).toEqual([]);
  });

  test('a text says as much as the English one: the same values are put in', () => {
    const english = new Map(texts(en));
    const other = texts(words).filter(([key]) => !plural.test(key));
    expect(other.filter(([key, text]) => `${names(text)}` !== `${names(english.get(key) ?? '')}`)).toEqual(
      [],
    );
  });
});
