import { type Language, languages } from '@portal/contracts';
import * as calls from '@portal/contracts/calls/content/partners';
import type { Partner, PartnerInput } from '@portal/contracts/content/partners';
import { call } from '@portal/platform';
import type { Directory } from '../edit-directory/directory.ts';
import { inAllLanguages, writtenTexts } from '../edit-directory/text-by-language.ts';
import { partnersList } from '../navigation/paths.ts';

const inEach = (textIn: (code: Language) => string | undefined) =>
  inAllLanguages(Object.fromEntries(languages.map((code) => [code, textIn(code) ?? ''])));

/** A mark that nobody described is read out by the name of whose it is; a form leaves that empty, so that it follows. */
const describedIn = ({ name, logoAlt }: Partner) =>
  inEach((code) => (logoAlt.en === name.en && logoAlt[code] === name[code] ? '' : logoAlt[code]));

const valuesOf = (partner?: Partner) => ({
  type: partner?.type ?? 'TECHNICAL',
  name: inAllLanguages(partner?.name),
  role: inAllLanguages(partner?.role),
  description: inAllLanguages(partner?.description),
  website: partner?.website ?? '',
  /** Name of a published picture, or empty. */
  logoFileKey: partner?.logoFileKey ?? '',
  logoAlt: partner ? describedIn(partner) : inAllLanguages(),
  isPublished: partner?.isPublished ?? false,
});

/** The partners of the Fund. */
export const partners: Directory<Partner, Omit<PartnerInput, 'order'>, ReturnType<typeof valuesOf>> = {
  list: 'partners',
  words: 'partnersList',
  path: partnersList,
  page: '/about-us',
  nameOf: ({ name }) => name,
  textsOf: ({ name, role, description }) => [name, role, description],
  valuesOf,
  inputOf: ({ name, role, description, website, logoFileKey, logoAlt, ...rest }) => ({
    ...rest,
    name: writtenTexts(name),
    role: writtenTexts(role),
    description: writtenTexts(description),
    website: website.trim() || null,
    logoFileKey: logoFileKey || null,
    logoAlt: writtenTexts(inEach((code) => logoAlt[code].trim() || (!logoAlt.en.trim() && name[code]) || '')),
  }),
  read: (signal) => call(calls.listPartners, { query: { draft: '1' }, signal }).then(({ data }) => data),
  add: (body) => call(calls.addPartner, { body }),
  update: (body) => call(calls.updatePartner, { body }),
  remove: (id) => call(calls.deletePartner, { params: { id } }),
};
