import { languages, roles } from '@portal/contracts';
import { fundProcesses } from '@portal/contracts/funds/enums';
import { userStatuses } from '@portal/contracts/identity/enums';
import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import { expect, test } from 'vitest';
import { translationsIn } from './document-translations.ts';
import en from './locales/en.json' with { type: 'json' };

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
  for (const language of languages) expect(translationsIn(language)('sector.ENERGY')).not.toBe('');
  expect(translationsIn('fr')('sector.ENERGY')).toBe('Énergie');
  expect(translationsIn('fr')('sector.NEW_THINGS')).toBe('New Things');
});
