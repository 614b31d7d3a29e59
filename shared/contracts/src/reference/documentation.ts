import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const referenceDocumentation: readonly Documentation[] = [
  documentation(calls.listCountries, {
    description:
      'Every country of the world, or with `auOnly=1` the members of the African Union. `asOf` is the day for which standing and ratification were read.',
    query: { auOnly: '1' },
    answer: {
      data: [
        {
          code: 'DZ',
          code3: 'DZA',
          name: 'Algeria',
          names: { en: 'Algeria', fr: 'Algérie', pt: 'Argélia', ar: 'الجزائر', es: 'Argelia', sw: 'Aljeria' },
          dialCode: '+213',
          currency: 'DZD',
          isAuMember: true,
          afcftaStatus: 'STATE_PARTY',
          ratificationDepositedOn: null,
          isLdc: false,
          isG6: false,
          recs: ['AMU'],
          isEnabled: true,
          asOf: '2025-02-28',
        },
      ],
      message: '',
    },
  }),
  documentation(calls.listCities, {
    description: 'The capital first. The name may be in any of the six languages.',
    query: { countryName: 'Rwanda' },
    answer: {
      data: [
        {
          id: 'cit_zhxsk9v7e58cbyk3e0et',
          name: 'Kigali',
          countryCode: 'RW',
          countryName: 'Rwanda',
          region: null,
          isCapital: true,
        },
      ],
      message: '',
    },
  }),
];
