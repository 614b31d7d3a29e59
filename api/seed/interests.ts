import type { Language } from '@portal/contracts';
import type { InterestStatus, InterestType } from '@portal/contracts/support/enums';

interface ExampleInterest {
  daysAgo: number;
  type: InterestType;
  firstName: string;
  lastName: string;
  email: string;
  organisation?: string;
  position?: string;
  countryCode: string;
  message?: string;
  language: Language;
  /** Noted the day after. */
  status: InterestStatus;
}

/** Invented visitors with addresses that nobody has, oldest first. */
export const exampleInterests: readonly ExampleInterest[] = [
  {
    daysAgo: 30,
    type: 'PARTNER',
    firstName: 'Chipo',
    lastName: 'Moyo',
    email: 'chipo.moyo@example.org',
    organisation: 'Example Chamber of Commerce',
    position: 'Programme lead',
    countryCode: 'ZW',
    message: 'We train small exporters and would like to work with the Fund.',
    language: 'en',
    status: 'CLOSED',
  },
  {
    daysAgo: 12,
    type: 'CONTRIBUTE',
    firstName: 'Aminata',
    lastName: 'Traoré',
    email: 'aminata.traore@example.org',
    organisation: 'Fondation Exemple',
    position: 'Directrice',
    countryCode: 'ML',
    message: 'Nous souhaitons parler d’une contribution au Fonds de base.',
    language: 'fr',
    status: 'CONTACTED',
  },
  {
    daysAgo: 5,
    type: 'APPLY_CREDIT_FUND',
    firstName: 'Yusuf',
    lastName: 'Hassan',
    email: 'yusuf.hassan@example.org',
    organisation: 'Example Foods',
    countryCode: 'KE',
    message: 'Tunataka kujua lini tunaweza kuomba.',
    language: 'sw',
    status: 'NEW',
  },
  {
    daysAgo: 2,
    type: 'NEWS_UPDATES',
    firstName: 'ليلى',
    lastName: 'منصور',
    email: 'layla.mansour@example.org',
    countryCode: 'EG',
    language: 'ar',
    status: 'NEW',
  },
];
