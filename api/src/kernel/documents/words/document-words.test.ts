import { languages, roles } from '@portal/contracts';
import { fundProcesses } from '@portal/contracts/funds/enums';
import { userStatuses } from '@portal/contracts/identity/enums';
import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { expect, test } from 'vitest';
import { wordsIn } from './document-words.ts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import sw from './locales/sw.json' with { type: 'json' };

const keysOf = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    typeof word === 'object' && word !== null ? keysOf(word, `${before}${key}.`) : [`${before}${key}`],
  );

test.each(Object.entries({ fr, pt, ar, es, sw }))(
  'there is a text in %s for each English one',
  (_, words) => {
    expect(keysOf(words)).toEqual(keysOf(en));
  },
);

const codes = {
  role: roles,
  userStatus: userStatuses,
  ledgerProcess: fundProcesses,
  logProcess: logProcesses,
  logAction: logActions,
  logOutcome: logOutcomes,
};

test.each(Object.entries(codes))('every %s has a word', (group, values) => {
  expect(Object.keys(Object(Object.entries(en).find(([key]) => key === group)?.[1]))).toEqual(
    expect.arrayContaining([...values]),
  );
});

test('the words of the contract are among them, and an unknown code reads as words', () => {
  for (const language of languages) expect(wordsIn(language)('sector.ENERGY')).not.toBe('');
  expect(wordsIn('fr')('sector.ENERGY')).toBe('Énergie');
  expect(wordsIn('fr')('sector.NEW_THINGS')).toBe('New Things');
});
