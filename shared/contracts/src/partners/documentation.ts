import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const partnersDocumentation: readonly Documentation[] = [
  documentation(calls.listPartners, {
    description: 'All on one page, in their order. `logoFileKey` is an icon of `GET /file/public/{icon}`.',
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
];
