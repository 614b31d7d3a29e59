import type { AccountName } from '../../support/accounts.ts';

export interface AreaFacts {
  /** Folder in remotes/ and in /assets/. */
  area: string;
  /** Absent: no sign-in needed. */
  account?: AccountName;
  path: string;
  /** How the error state names it. */
  title: string;
}

export const areas: AreaFacts[] = [
  { area: 'public-site', path: '/', title: 'The public site' },
  {
    area: 'applications',
    account: 'beneficiary',
    path: '/workspace/my-applications',
    title: 'My Applications',
  },
  {
    area: 'review',
    account: 'reviewer',
    path: '/workspace/review-applications',
    title: 'Review Applications',
  },
  { area: 'administration', account: 'admin', path: '/workspace', title: 'Administration' },
  { area: 'cms', account: 'admin', path: '/workspace/content-management', title: 'Content Management' },
];

export const filesOf = (area: string): RegExp => new RegExp(`/assets/${area}/`);
