import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Wanjiru Kamau', 'WK'],
  ['Éléonore-Marie d’Almeida', 'ÉD'],
  ['عبد الرحمن القحطاني', 'عا'],
  ['Nakiru-Jebet O’Mwangi 🇰🇪', 'NO'],
  ['𝒜mina', '𝒜'],
  ['🌍', ''],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
