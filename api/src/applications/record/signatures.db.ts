import { createHash } from 'node:crypto';
import type { Language } from '@portal/contracts';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import { canonicalJson } from '@portal/contracts/rules/canonical-json';
import { codeHash, isCode, randomDigits, sameText } from '../../kernel/crypto/tokens.ts';
import { changesOne, type Db, firstRow, newId, type Pool, type Tx } from '../../kernel/database/db.ts';
import { problem } from '../../kernel/http/problem.ts';
import type { ApplicationRecord } from './application.db.ts';

export const CODE_MINUTES = 10;
const MAX_TRIES = 5;
const CODE_DIGITS = 6;

/** What a signatory signed, as it stays with the version. */
export interface Signature {
  userId: string;
  name: string;
  signedAt: string;
  /** Over the answers and documents. */
  sha256: string;
}

interface Signatory {
  email: string;
  /** Null until the invitation is accepted, with the rest of the account. */
  userId: string | null;
  name: string | null;
  firstName: string | null;
  language: Language | null;
}

type Signed = Pick<ApplicationRecord, 'id' | 'fundId' | 'status' | 'version'>;
type Documents = readonly Pick<ApplicationDocument, 'docType' | 'sha256'>[];

export const findSignatory = async (db: Db, applicationId: string): Promise<Signatory | null> =>
  (await firstRow(db<Signatory[]>`
    select coalesce(u.email, m.email) as email, m.user_id, u.first_name || ' ' || u.last_name as name, u.first_name, u.language
    from application_members m left join users u on u.id = m.user_id
    where m.application_id = ${applicationId} and m.role = 'SIGN' and m.removed_at is null`)) ?? null;

/** The version that is signed and sent next. */
const nextVersion = ({ status, version }: Signed): number => (status === 'RETURNED' ? version + 1 : version);

const contentSha = ({ fundId }: Signed, answers: Answers, documents: Documents): string => {
  const files = documents.map(({ docType, sha256 }) => ({ docType, sha256 }));
  return createHash('sha256')
    .update(canonicalJson({ fundId, answers, documents: files }))
    .digest('hex');
};

/** The signature for the next version, unless it was voided. */
export const findSignature = (db: Db, application: Signed): Promise<Signature | undefined> =>
  firstRow(db<Signature[]>`
      select user_id, name, signed_at, sha256 from application_signatures
      where application_id = ${application.id} and version = ${nextVersion(application)} and voided_at is null`);

/** The signature, if it is the present signatory's and for just this content. */
export const validSignature = async (
  db: Db,
  application: Signed,
  answers: Answers,
  documents: Documents,
): Promise<Signature | undefined> => {
  const signature = await findSignature(db, application);
  if (!signature || !sameText(signature.sha256, contentSha(application, answers, documents)))
    return undefined;
  const signatory = await findSignatory(db, application.id);
  return signatory?.userId === signature.userId ? signature : undefined;
};

/** Null where nobody was invited to sign. @throws not_signed. */
export const requireSignature = async (
  db: Db,
  application: Signed,
  answers: Answers,
  documents: Documents,
): Promise<Signature | null> => {
  if ((await findSignatory(db, application.id)) === null) return null;
  const signature = await validSignature(db, application, answers, documents);
  if (!signature) throw problem('not_signed');
  return signature;
};

export const markVoid = (tx: Tx, application: Signed) =>
  tx`update application_signatures set voided_at = now()
    where application_id = ${application.id} and version = ${nextVersion(application)} and voided_at is null`;

export const addSignature = async (
  tx: Tx,
  application: Signed,
  by: { userId: string; name: string },
  content: { answers: Answers; documents: Documents },
): Promise<string> => {
  const sha256 = contentSha(application, content.answers, content.documents);
  await markVoid(tx, application);
  await tx`insert into application_signatures (id, application_id, user_id, name, version, sha256)
    values (${newId('sig')}, ${application.id}, ${by.userId}, ${by.name}, ${nextVersion(application)}, ${sha256})`;
  return sha256;
};

/** Makes a code, and voids earlier ones. */
export const insertCode = async (tx: Tx, applicationId: string, userId: string): Promise<string> => {
  const id = newId('sgc');
  const code = randomDigits(CODE_DIGITS);
  await tx`update signature_codes set used_at = now()
    where application_id = ${applicationId} and user_id = ${userId} and used_at is null`;
  await tx`insert into signature_codes (id, application_id, user_id, code_hash, expires_at)
    values (${id}, ${applicationId}, ${userId}, ${codeHash(tx.portal.keys.codes, id, code)},
      now() + make_interval(mins => ${CODE_MINUTES}))`;
  return code;
};

/** Counted before comparing and outside of any transaction, so that a refusal does not take the try back. */
export const tryCode = async (
  db: Pool,
  { applicationId, userId, code }: { applicationId: string; userId: string; code: string },
): Promise<string | undefined> => {
  const [row] = await db<{ id: string; codeHash: Buffer }[]>`
    update signature_codes set tries = tries + 1
    where application_id = ${applicationId} and user_id = ${userId} and used_at is null and expires_at > now()
      and tries < ${MAX_TRIES}
    returning id, code_hash`;
  return row && isCode(db.portal.keys, row.id, code, row.codeHash) ? row.id : undefined;
};

/** Uses it up; of several at once one succeeds. */
export const consumeCode = (tx: Tx, id: string): Promise<boolean> =>
  changesOne(tx`update signature_codes set used_at = now() where id = ${id} and used_at is null`);
