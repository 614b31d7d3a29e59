import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';

const part = encodeURIComponent;

/** A draft that is not the caller's own newest one for the fund is named by its id. */
const named = (draftId: string | undefined) => (draftId === undefined ? '' : `?id=${part(draftId)}`);

/** Every address of this remote. */
export const paths = {
  myApplications: (state?: 'OPEN' | 'CLOSED') =>
    `/workspace/my-applications${state === undefined ? '' : `?state=${state}`}`,
  application: (id: string, place?: 'messages' | 'documents') =>
    `/workspace/my-applications/${part(id)}${place === undefined ? '' : `#${place}`}`,
  /** Who works on it together. */
  people: (id: string) => `/workspace/my-applications/${part(id)}/people`,
  fillIn: (fundId: string, draftId?: string) => `/application/${part(fundId)}${named(draftId)}`,
  /** A new one that begins with the answers of an earlier application. */
  copyOf: (fundId: string, id: string) => `/application/${part(fundId)}?copy=${part(id)}`,
  section: (fundId: string, section: Section, draftId?: string) =>
    `/application/${part(fundId)}/${section}${named(draftId)}`,
  check: (fundId: string, draftId?: string) => `/application/${part(fundId)}/check${named(draftId)}`,
  /** An application that the caller entered for somebody else. */
  entered: (fundId: string, id: string) => `/application/${part(fundId)}/entered/${part(id)}`,
  sent: (fundId: string, id: string) => `/application/${part(fundId)}/sent/${part(id)}`,
} as const;

/** Addresses of others that this remote leads to. */
export const elsewhere = {
  chooseFund: '/application',
  /** Public: what the form of a fund needs, to read or print before it is begun. */
  beforeYouStart: (fundType: FundType) =>
    `/applications/${fundType === 'BASE_FUND' ? 'base-fund' : 'credit-fund'}/before-you-start`,
  /** Public: where an applicant confirms what somebody entered. */
  confirmEntry: '/confirm-application',
  /** Public: what follows `#` is filled in there and seen by no server. */
  checkReceipt: (number: string, sha256: string) => `/check-receipt#number=${part(number)}&sha256=${sha256}`,
} as const;
