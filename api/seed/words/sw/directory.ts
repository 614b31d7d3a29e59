import type { DirectoryWords } from '../words.ts';

export const directory: DirectoryWords = {
  partners: [
    {
      name: 'Sekretarieti ya AfCFTA',
      role: 'Mwanzilishi',
      logoAlt: 'Alama iliyochorwa: pembetatu ndani ya duara',
      description: 'Huusimamia Mkataba kutoka makao yake Accra na ilianzisha Mfuko pamoja na benki.',
    },
    {
      name: 'Afreximbank',
      role: 'Mwanzilishi',
      logoAlt: 'Alama iliyochorwa: lango lenye nguzo',
      description:
        'Benki ya Afrika ya Usafirishaji na Uagizaji. Ilitoa fungu la kwanza na ruzuku ya kuanzisha Mfuko wa Msingi.',
    },
    {
      name: 'FEDA',
      role: 'Msimamizi wa mfuko',
      logoAlt: 'Alama iliyochorwa: almasi moja ndani ya nyingine',
      description:
        'Mfuko wa Maendeleo ya Mauzo ya Nje Afrika, mwekezaji wa matokeo katika kundi la Afreximbank.',
    },
    {
      name: 'Kamisheni ya Umoja wa Afrika',
      role: 'Jukumu',
      logoAlt: 'Alama iliyochorwa: pete kuzunguka gurudumu',
      description:
        'Baraza Kuu la Umoja liliupa Mfuko jukumu. Kamisheni inatajwa miongoni mwa waanzilishi wake.',
    },
    {
      name: 'Jamhuri ya Rwanda',
      role: 'Nchi mwenyeji',
      logoAlt: 'Alama iliyochorwa: safu tatu za vilima',
      description: 'Ni mwenyeji wa Mfuko Kigali kwa makubaliano yaliyotiwa saini Machi 2023.',
    },
    {
      name: 'Jumuiya za Kiuchumi za Kikanda',
      role: 'Kikanda',
      logoAlt: 'Alama iliyochorwa: miraba minne kando kwa kando',
      description: 'Misingi ya soko la bara. Zinaweza kuomba Mfuko wa Msingi.',
    },
  ],
  offices: [
    {
      label: 'Makao makuu (mfano)',
      address: '1 Example Avenue, Kigali, Rwanda',
      openingHours: 'Jumatatu hadi Ijumaa, 09:00 hadi 17:00, saa za Kigali',
    },
    {
      label: 'Dawati la uhusiano (mfano)',
      address: '2 Example Street, Accra, Ghana',
      openingHours: 'Jumatatu hadi Ijumaa, 09:00 hadi 16:00, saa za Accra',
    },
  ],
};
