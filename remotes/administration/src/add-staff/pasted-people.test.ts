import { expect, test } from 'vitest';
import { pastedPeople } from './pasted-people.ts';

test.each([
  ['Efua\tMensah\tefua@example.org', ['Efua', 'Mensah', 'efua@example.org']],
  ['Ana Maria, da Silva, ana@example.org', ['Ana Maria', 'da Silva', 'ana@example.org']],
  ['"Kojo Antwi" <kojo@example.org>', ['Kojo', 'Antwi', 'kojo@example.org']],
  ['Léa Ba Diop lea@example.org;', ['Léa', 'Ba Diop', 'lea@example.org']],
  ['Kojo\tAntwi\tkojo@exam ple.org', ['Kojo', 'Antwi', 'kojo@exam ple.org']],
  ['Esi\tBadu\t\nOther\tOne\to@example.org', ['Esi', 'Badu', '']],
])('of %j the first person is %j', (text, [firstName, lastName, email]) => {
  expect(pastedPeople(text)[0]).toEqual({ firstName, lastName, email });
});

test.each(['Efua', 'Efua Mensah', 'efua@example.org', ''])('%j is typed into its field as it is', (text) => {
  expect(pastedPeople(text)).toEqual([]);
});
