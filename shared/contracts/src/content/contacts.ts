import { type Static, Type } from 'typebox';
import { countryCode, emailText, phoneText, text, urlText } from '../fields.ts';
import { Nothing, operation, page, result } from '../operation.ts';
import { closed, localisedText, Nullable } from '../schema-parts.ts';
import { EntriesQuery, EntryState, entryUpdate } from './editing.ts';

/** An office of the Fund, not a message. */
const fields = {
  label: localisedText(300),
  address: localisedText(300),
  countryCode: countryCode(),
  city: text(100),
  emails: Type.Array(emailText(), { maxItems: 5 }),
  phones: Type.Array(phoneText(), { maxItems: 5 }),
  openingHours: localisedText(300),
  mapUrl: Nullable(urlText()),
  order: Type.Integer({ minimum: 0, maximum: 10_000 }),
  isPublished: Type.Boolean(),
};

export const Contact = Type.Object({
  id: Type.String(),
  ...fields,
  updatedAt: Type.String(),
  rowVersion: Type.Integer(),
  state: Type.Optional(EntryState),
});
export type Contact = Static<typeof Contact>;

export const ContactInput = closed(fields);
export type ContactInput = Static<typeof ContactInput>;

export const ContactUpdate = entryUpdate(fields);

const exampleInput: ContactInput = {
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

export const listContacts = operation('listContacts', 'GET /cms/contacts', {
  permission: 'public',
  summary: "The Fund's published offices; all of them for the super user with draft=1",
  description:
    "The Fund's own offices, all on one page. `draft=1` brings unpublished ones, to the super user only.",
  query: EntriesQuery,
  response: page(Contact),
  errors: ['unauthorized', 'forbidden'],
  example: { query: {} },
});

export const addContact = operation('addContact', 'POST /cms/contacts', {
  permission: 'content.manage',
  summary: 'Adds an office',
  description: 'English is needed, the other languages may follow.',
  body: ContactInput,
  response: result(Contact),
  example: { body: exampleInput },
});

export const updateContact = operation('updateContact', 'PUT /cms/contacts/update', {
  permission: 'content.manage',
  summary: 'Changes an office',
  description:
    'Replaces the office. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
  body: ContactUpdate,
  response: result(Contact),
  errors: ['not_found', 'stale_version'],
  example: { body: { id: 'off_ddmdq87a2v51aq4h2ec7', ...exampleInput, rowVersion: 1 } },
});

export const deleteContact = operation('deleteContact', 'DELETE /cms/contacts/delete/:id', {
  permission: 'content.manage',
  summary: 'Removes an office',
  description: 'To hide an office for a time, save it with `isPublished: false` instead.',
  params: closed({ id: Type.String({ maxLength: 40 }) }),
  response: Nothing,
  example: { params: { id: 'off_ddmdq87a2v51aq4h2ec7' } },
});
