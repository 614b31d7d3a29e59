import type { Contact } from '@portal/contracts/content/contacts';

export const office: Contact = {
  id: 'office_accra',
  label: { en: 'Accra office' },
  address: { en: '1 Example Road, Accra' },
  countryCode: 'GH',
  city: 'Accra',
  emails: ['accra@example.org'],
  phones: ['+233 30 000 0000'],
  openingHours: { en: 'Monday to Friday' },
  mapUrl: 'https://map.example/accra',
  order: 1,
  isPublished: true,
  updatedAt: '2025-11-20T00:00:00Z',
  rowVersion: 1,
};
