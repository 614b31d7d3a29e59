import type { DirectoryWords } from '../words.ts';

export const directory: DirectoryWords = {
  partners: [
    {
      name: 'AfCFTA Secretariat',
      role: 'Founder',
      logoAlt: 'Drawn mark: a triangle in a circle',
      description:
        'Looks after the Agreement from its seat in Accra and set up the Fund together with the bank.',
    },
    {
      name: 'Afreximbank',
      role: 'Founder',
      logoAlt: 'Drawn mark: a portal with columns',
      description:
        'The African Export-Import Bank. Gave the first facility and a grant to start the Base Fund.',
    },
    {
      name: 'FEDA',
      role: 'Fund manager',
      logoAlt: 'Drawn mark: one diamond inside another',
      description: 'The Fund for Export Development in Africa, an impact investor in the Afreximbank group.',
    },
    {
      name: 'African Union Commission',
      role: 'Mandate',
      logoAlt: 'Drawn mark: a ring around a wheel',
      description: 'The Assembly of the Union mandated the Fund. The Commission is named among its founders.',
    },
    {
      name: 'Republic of Rwanda',
      role: 'Host country',
      logoAlt: 'Drawn mark: three rows of hills',
      description: 'Hosts the Fund in Kigali under an agreement signed in March 2023.',
    },
    {
      name: 'Regional Economic Communities',
      role: 'Regional',
      logoAlt: 'Drawn mark: four squares side by side',
      description: 'The building blocks of the continental market. They may apply to the Base Fund.',
    },
  ],
  offices: [
    {
      label: 'Head office (example)',
      address: '1 Example Avenue, Kigali, Rwanda',
      openingHours: 'Monday to Friday, 09:00 to 17:00, Kigali time',
    },
    {
      label: 'Liaison desk (example)',
      address: '2 Example Street, Accra, Ghana',
      openingHours: 'Monday to Friday, 09:00 to 16:00, Accra time',
    },
  ],
};
