import type { DirectoryWords } from '../words.ts';

export const directory: DirectoryWords = {
  partners: [
    {
      name: 'Secrétariat de la ZLECAf',
      role: 'Fondateur',
      logoAlt: 'Signe dessiné : un triangle dans un cercle',
      description: 'Veille sur l’Accord depuis son siège d’Accra et a créé le Fonds avec la banque.',
    },
    {
      name: 'Afreximbank',
      role: 'Fondateur',
      logoAlt: 'Signe dessiné : un portique à colonnes',
      description:
        'La Banque africaine d’import-export. Elle a accordé la première facilité et un don pour lancer le Fonds de base.',
    },
    {
      name: 'FEDA',
      role: 'Gestionnaire du fonds',
      logoAlt: 'Signe dessiné : un losange dans un autre',
      description:
        'Le Fonds pour le développement des exportations en Afrique, investisseur d’impact du groupe Afreximbank.',
    },
    {
      name: 'Commission de l’Union africaine',
      role: 'Mandat',
      logoAlt: 'Signe dessiné : un anneau autour d’une roue',
      description:
        'La Conférence de l’Union a donné mandat au Fonds. La Commission est citée parmi ses fondateurs.',
    },
    {
      name: 'République du Rwanda',
      role: 'Pays hôte',
      logoAlt: 'Signe dessiné : trois rangées de collines',
      description: 'Accueille le Fonds à Kigali en vertu d’un accord signé en mars 2023.',
    },
    {
      name: 'Communautés économiques régionales',
      role: 'Régional',
      logoAlt: 'Signe dessiné : quatre carrés côte à côte',
      description:
        'Les piliers du marché continental. Elles peuvent déposer des candidatures au Fonds de base.',
    },
  ],
  offices: [
    {
      label: 'Siège (exemple)',
      address: '1 Example Avenue, Kigali, Rwanda',
      openingHours: 'Du lundi au vendredi, de 9 h à 17 h, heure de Kigali',
    },
    {
      label: 'Bureau de liaison (exemple)',
      address: '2 Example Street, Accra, Ghana',
      openingHours: 'Du lundi au vendredi, de 9 h à 16 h, heure d’Accra',
    },
  ],
};
