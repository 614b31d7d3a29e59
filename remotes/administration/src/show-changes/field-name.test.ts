import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';

const names: Record<string, string> = { title: 'Titre', minAmount: 'Montant minimum' };
const named = (path: string) =>
  fieldName(
    path,
    (key) => names[key] ?? '',
    (key) => (key === 'project.summary' ? 'Résumé du projet' : ''),
  );

test.each([
  ['title', 'Titre'],
  ['title.fr', 'Titre (Français)'],
  ['rules.minAmount', 'Montant minimum'],
  ['project.summary', 'Résumé du projet'],
  ['files.0.title', 'Titre'],
  ['lastSavedAt', 'Last saved at'],
])('%s is read as %s', (path, name) => {
  expect(named(path)).toBe(name);
});
