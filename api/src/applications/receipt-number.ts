/** A receipt of one version, with where anyone can check it. */
export interface ReceiptOfVersion {
  /** `BF-2026-000123-1`: application number and version. */
  number: string;
  sha256: string;
  /** When it was received, ISO instant. */
  at: string;
  /** The page on which a number and a fingerprint are typed in. */
  page: string;
  /** The same page with both filled in. They follow `#`, which no server and no log sees. */
  link: string;
}

const PAGE = '/check-receipt';

export const receiptOf = (
  publicUrl: string,
  applicationNumber: string,
  sent: { version: number; sha256: string; submittedAt: string },
): ReceiptOfVersion => {
  const number = `${applicationNumber}-${sent.version}`;
  const page = `${publicUrl}${PAGE}`;
  return {
    number,
    sha256: sent.sha256,
    at: sent.submittedAt,
    page,
    link: `${page}#number=${number}&sha256=${sent.sha256}`,
  };
};

/** The parts of a number; undefined for what is none. */
export const readReceiptNumber = (
  number: string,
): { applicationNumber: string; version: number } | undefined => {
  const [, applicationNumber = '', version = ''] = /^([A-Z]{2}-\d{4}-\d{6,})-(\d{1,6})$/.exec(number) ?? [];
  return applicationNumber === '' ? undefined : { applicationNumber, version: Number(version) };
};
