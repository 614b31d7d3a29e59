import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';
import type { ContactInput } from './schemas.ts';

const input: ContactInput = {
  label: { en: 'Head office (example)', fr: 'Siège (exemple)' },
  address: { en: '1 Example Avenue, Kigali, Rwanda', fr: '1 Example Avenue, Kigali, Rwanda' },
  countryCode: 'RW',
  city: 'Kigali',
  emails: ['help@fund.example'],
  phones: ['+250000000001'],
  openingHours: {
    en: 'Monday to Friday, 09:00 to 17:00, Kigali time',
    fr: 'Du lundi au vendredi, de 9 h à 17 h, heure de Kigali',
  },
  mapUrl: null,
  order: 10,
  isPublished: true,
};
const office = {
  id: 'off_ddmdq87a2v51aq4h2ec7',
  ...input,
  updatedAt: '2026-11-01T09:00:00Z',
  rowVersion: 1,
};

export const contactsDocumentation: readonly Documentation[] = [
  documentation(calls.listContacts, {
    description:
      "The Fund's own offices, all on one page. `draft=1` brings unpublished ones, to the super user only.",
    query: {},
    answer: { data: [office], message: '', total: 1, page: 1, pageSize: 1 },
  }),
  documentation(calls.addContact, {
    description: 'English is needed, the other languages may follow.',
    body: input,
    answer: { data: office, message: 'The office was added.' },
  }),
  documentation(calls.updateContact, {
    description:
      'Replaces the office. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
    body: { id: office.id, ...input, rowVersion: 1 },
    answer: { data: { ...office, rowVersion: 2 }, message: 'The office was saved.' },
  }),
  documentation(calls.deleteContact, {
    description: 'To hide an office for a time, save it with `isPublished: false` instead.',
    params: { id: office.id },
    answer: { data: null, message: 'The office was deleted.' },
  }),
];
