import * as calls from '@portal/contracts/calls/content/contacts';
import type { Contact, ContactInput } from '@portal/contracts/content/contacts';
import { call } from '@portal/platform';
import type { Directory } from '../edit-directory/directory.ts';
import { inAllLanguages, writtenTexts } from '../edit-directory/text-by-language.ts';
import { officesList } from '../navigation/paths.ts';

interface Line {
  line: string;
}

/** How many numbers and how many addresses an office may have. */
export const MAX_LINES = 5;

const lines = (texts: readonly string[] = []): Line[] => texts.map((line) => ({ line }));
const textsIn = (list: readonly Line[]): string[] => list.map(({ line }) => line.trim());

const places = Array.from({ length: MAX_LINES }, (_, place) => place);

const valuesOf = (office?: Contact) => ({
  label: inAllLanguages(office?.label),
  address: inAllLanguages(office?.address),
  openingHours: inAllLanguages(office?.openingHours),
  countryCode: office?.countryCode ?? '',
  city: office?.city ?? '',
  emails: lines(office?.emails),
  phones: lines(office?.phones),
  mapUrl: office?.mapUrl ?? '',
  isPublished: office?.isPublished ?? false,
});

/** The Fund's own offices. */
export const offices: Directory<Contact, Omit<ContactInput, 'order'>, ReturnType<typeof valuesOf>> = {
  list: 'contacts',
  words: 'officesList',
  path: officesList,
  page: '/contact-us',
  nameOf: ({ label }) => label,
  textsOf: ({ label, address, openingHours }) => [label, address, openingHours],
  valuesOf,
  inputOf: ({ label, address, openingHours, emails, phones, mapUrl, ...rest }) => ({
    ...rest,
    label: writtenTexts(label),
    address: writtenTexts(address),
    openingHours: writtenTexts(openingHours),
    emails: textsIn(emails),
    phones: textsIn(phones),
    mapUrl: mapUrl.trim() || null,
  }),
  serverNames: Object.fromEntries(
    places.flatMap((place) =>
      ['emails', 'phones'].map((name) => [`${name}.${place}`, `${name}.${place}.line`]),
    ),
  ),
  read: (signal) => call(calls.listContacts, { query: { draft: '1' }, signal }).then(({ data }) => data),
  add: (body) => call(calls.addContact, { body }),
  update: (body) => call(calls.updateContact, { body }),
  remove: (id) => call(calls.deleteContact, { params: { id } }),
};
