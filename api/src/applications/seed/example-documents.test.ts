import { expect, test } from 'vitest';
import { exampleDocuments } from './example-documents.ts';
import { exampleOutlines } from './example-outline.ts';

test('the font of an example document draws every letter of its title', () => {
  const person = {
    firstName: 'Ama',
    lastName: 'Ofori',
    email: 'ama@demo.example',
    phone: '',
    countryCode: 'GH',
    organisation: 'Example',
    city: 'Accra',
  };
  const unreadable = exampleOutlines().filter((outline) =>
    exampleDocuments(outline, person, {}).some(({ content }) => content.includes('??')),
  );
  expect(unreadable.map(({ title }) => title)).toEqual([]);
});
