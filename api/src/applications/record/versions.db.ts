import type { OwnerApplication, SentVersion } from '@portal/contracts/applications/application.schemas';
import { type Db, firstRow, type Tx } from '../../kernel/database/db.ts';
import type { Signature } from './signatures.db.ts';

export type Applicant = OwnerApplication['applicant'];
export type CheckedEligibility = Omit<OwnerApplication['eligibility'], 'answers'>;

/** What was sent, as it was sent. */
export interface VersionRecord
  extends Pick<OwnerApplication, 'answers' | 'documents' | 'applicant'>,
    Pick<SentVersion, 'version' | 'changes' | 'requests'> {
  eligibility: CheckedEligibility;
  sha256: string;
  /** Null where nobody was invited to sign. */
  signature: Signature | null;
  submittedBy: string;
  submittedAt: string;
}

export const addVersion = (tx: Tx, applicationId: string, version: VersionRecord) =>
  tx`insert into application_versions (application_id, version, answers, documents, applicant, eligibility, sha256,
      changes, requests, signature, submitted_by, submitted_at)
    values (${applicationId}, ${version.version}, ${tx.json(version.answers)}, ${tx.json(version.documents)},
      ${tx.json(version.applicant)}, ${tx.json(version.eligibility)}, ${version.sha256}, ${tx.json(version.changes)}, ${tx.json(version.requests)},
      ${version.signature && tx.json(version.signature)},
      ${version.submittedBy}, ${version.submittedAt})`;

export const latestVersion = (db: Db, applicationId: string): Promise<VersionRecord | undefined> =>
  firstRow(db<VersionRecord[]>`
      select version, answers, documents, applicant, eligibility, sha256, changes, requests, signature, submitted_by, submitted_at
      from application_versions where application_id = ${applicationId} order by version desc limit 1`);

/** One version of an application by its number, with what its fingerprint is made from. */
export const findVersion = (
  db: Db,
  applicationNumber: string,
  version: number,
): Promise<(VersionRecord & { applicationNumber: string; fundId: string }) | undefined> =>
  firstRow(db<(VersionRecord & { applicationNumber: string; fundId: string })[]>`
      select a.application_number, a.fund_id, v.version, v.answers, v.documents, v.applicant, v.eligibility, v.sha256,
        v.changes, v.requests, v.signature, v.submitted_by, v.submitted_at
      from applications a join application_versions v on v.application_id = a.id and v.version = ${version}
      where a.application_number = ${applicationNumber}`);

/** Every sending without its content, the newest first. */
export const listSentVersions = (db: Db, applicationId: string) =>
  db<Pick<VersionRecord, 'version' | 'sha256' | 'submittedAt' | 'changes' | 'requests'>[]>`
    select version, sha256, submitted_at, changes, requests from application_versions
    where application_id = ${applicationId} order by version desc`;
