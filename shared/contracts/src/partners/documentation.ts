import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

const input = {
  name: { en: 'AfCFTA Secretariat', fr: 'Secrétariat de la ZLECAf' },
  type: 'FOUNDER',
  role: { en: 'Founder', fr: 'Fondateur' },
  logoFileKey: null,
  logoAlt: { en: 'Drawn mark: a triangle in a circle', fr: 'Signe dessiné : un triangle dans un cercle' },
  website: 'https://secretariat.example',
  description: { en: 'Looks after the Agreement and set up the Fund together with the bank.' },
  order: 10,
  isPublished: true,
} as const;
const partner = {
  id: 'prt_hsnq8tw2ymzjt09bbnsw',
  ...input,
  updatedAt: '2026-11-21T08:30:00.000Z',
  rowVersion: 1,
};

export const partnersDocumentation: readonly Documentation[] = [
  documentation(calls.listPartners, {
    description:
      'All on one page, in their order. `logoFileKey` is an icon of `GET /file/public/{icon}`. `draft=1` brings unpublished ones, to the super user only.',
    query: {},
    answer: {
      data: [
        {
          id: 'prt_hsnq8tw2ymzjt09bbnsw',
          name: { en: 'AfCFTA Secretariat', fr: 'Secrétariat de la ZLECAf' },
          type: 'FOUNDER',
          role: { en: 'Founder', fr: 'Fondateur' },
          logoFileKey: 'partner-secretariat.svg',
          logoAlt: {
            en: 'Drawn mark: a triangle in a circle',
            fr: 'Signe dessiné : un triangle dans un cercle',
          },
          website: null,
          description: {
            en: 'Looks after the Agreement from its seat in Accra and set up the Fund together with the bank.',
            fr: 'Veille sur l’Accord depuis son siège d’Accra et a créé le Fonds avec la banque.',
          },
          order: 10,
          isPublished: true,
        },
      ],
      message: '',
      total: 1,
      page: 1,
      pageSize: 1,
    },
  }),
  documentation(calls.addPartner, {
    description: 'English is needed, the other languages may follow. `logoFileKey` must be a published file.',
    body: input,
    answer: { data: partner, message: 'The partner was added.' },
  }),
  documentation(calls.updatePartner, {
    description:
      'Replaces the partner. With `rowVersion`, a change in between answers `stale_version`. With `lang` only the texts of that language, and what is the same in all of them, are saved or published; English is the first to be.',
    body: { id: partner.id, ...input, rowVersion: 1 },
    answer: { data: { ...partner, rowVersion: 2 }, message: 'The partner was saved.' },
  }),
  documentation(calls.deletePartner, {
    description: 'To hide a partner for a time, save it with `isPublished: false` instead.',
    params: { id: partner.id },
    answer: { data: null, message: 'The partner was deleted.' },
  }),
];
