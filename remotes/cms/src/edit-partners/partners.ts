import {
  addPartner,
  deletePartner,
  listPartners,
  updatePartner,
} from '@portal/contracts/calls/content/partners';
import type { Partner, PartnerInput } from '@portal/contracts/content/partners';
import { call } from '@portal/platform';
import type { Directory } from '../edit-directory/directory.ts';
import { filled, said, type Texts } from '../edit-directory/texts.ts';
import { partnersList } from '../navigation/paths.ts';

interface PartnerValues {
  type: Partner['type'];
  name: Texts;
  role: Texts;
  description: Texts;
  website: string;
  /** Name of a published picture, or empty. */
  logoFileKey: string;
  logoAlt: Texts;
  isPublished: boolean;
}

/** The partners of the Fund. */
export const partners: Directory<Partner, Omit<PartnerInput, 'order'>, PartnerValues> = {
  list: 'partners',
  words: 'partnersDesk',
  path: partnersList,
  page: '/about-us',
  nameOf: ({ name }) => name,
  textsOf: ({ name, role, description }) => [name, role, description],
  valuesOf: (partner) => ({
    type: partner?.type ?? 'TECHNICAL',
    name: filled(partner?.name),
    role: filled(partner?.role),
    description: filled(partner?.description),
    website: partner?.website ?? '',
    logoFileKey: partner?.logoFileKey ?? '',
    logoAlt: filled(partner?.logoAlt),
    isPublished: partner?.isPublished ?? false,
  }),
  inputOf: ({ name, role, description, website, logoFileKey, logoAlt, ...rest }) => ({
    ...rest,
    name: said(name),
    role: said(role),
    description: said(description),
    website: website.trim() || null,
    logoFileKey: logoFileKey || null,
    // A mark that nobody described is read out by the name of whose it is.
    logoAlt: said(logoAlt.en.trim() === '' ? name : logoAlt),
  }),
  read: (signal) => call(listPartners, { query: { draft: '1' }, signal }).then(({ data }) => data),
  add: (body) => call(addPartner, { body }),
  update: (body) => call(updatePartner, { body }),
  remove: (id) => call(deletePartner, { params: { id } }),
};
