import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { ReturnRequest } from '@portal/contracts/applications/application.schemas';
import type { FundRecord } from '../funds/index.ts';
import { changesOne, type Db, firstValue, type Tx } from '../kernel/database/db.ts';
import type { Actor } from '../kernel/http/caller.ts';
import { factsOf } from './record/check-answers.ts';
import { replaceDocuments } from './record/documents.db.ts';
import type { VersionRecord } from './record/versions.db.ts';

/** The key by which "one open application per applicant and fund" knows a person with an account. */
export const userKey = (userId: string): string => `user:${userId}`;

/** @returns false when the applicant already has a draft for the fund. */
export const insertOwnDraft = (
  tx: Tx,
  id: string,
  fund: FundRecord,
  { id: actorId, firstName, lastName, email, language }: Actor,
): Promise<boolean> =>
  changesOne(tx`
    insert into applications (id, fund_id, fund_type, status, language, applicant_key, applicant_user_id,
      applicant_first_name, applicant_last_name, applicant_email, applicant_phone, entered_by, currency)
    select ${id}, ${fund.id}, ${fund.fundType}, 'DRAFT', ${language}, ${userKey(actorId)}, ${actorId},
      ${firstName}, ${lastName}, ${email}, u.phone, ${actorId}, ${fund.currency}
    from users u where u.id = ${actorId}
    on conflict (fund_id, applicant_key) where status = 'DRAFT' do nothing`);

export const insertDraftForOther = (tx: Tx, id: string, fund: FundRecord, actor: Actor) =>
  tx`insert into applications (id, fund_id, fund_type, status, language, entered_by, is_on_behalf, currency)
    values (${id}, ${fund.id}, ${fund.fundType}, 'DRAFT', ${actor.language}, ${actor.id}, true, ${fund.currency})`;

export const findOwnDraft = (db: Db, fundId: string, userId: string): Promise<string | undefined> =>
  firstValue(db<{ id: string }[]>`
    select id from applications
    where fund_id = ${fundId} and applicant_key = ${userKey(userId)} and status = 'DRAFT'`);

/** A draft for somebody else that was begun and left empty; beginning again finds it, also where both begin at once. */
export const findEmptyDraftForOther = async (
  tx: Tx,
  fundId: string,
  enteredBy: string,
): Promise<string | undefined> => {
  await tx`select 1 from users where id = ${enteredBy} for no key update`;
  return firstValue(tx<{ id: string }[]>`
    select id from applications
    where fund_id = ${fundId} and entered_by = ${enteredBy} and is_on_behalf and status = 'DRAFT' and answers = '{}'
    order by created_at limit 1`);
};

/** Replaces the sections that are present. The facts that lists show follow in a draft only. */
export const saveAnswers = async (
  tx: Tx,
  application: { id: string; status: string; isOnBehalf: boolean },
  merged: Answers,
): Promise<void> => {
  const { status, isOnBehalf, id } = application;
  const person = merged.applicant;
  const entered = {
    applicantFirstName: person?.firstName,
    applicantLastName: person?.lastName,
    applicantEmail: person?.email?.trim().toLowerCase(),
    applicantPhone: person?.phone,
    channel: person?.channel || null,
    authorityFileKey: person?.authorityFileKey || null,
  };
  const facts = status === 'DRAFT' && { ...factsOf(merged), ...(isOnBehalf && entered) };
  await tx`update applications set ${tx({ answers: tx.json(merged), ...facts })}, last_saved_at = now(),
      updated_at = case when status = 'DRAFT' then now() else updated_at end, row_version = row_version + 1
    where id = ${id}`; // answers are plain JSON, checked against their schema
};

/** Makes the working copy what was sent. */
export const restoreSent = async (
  tx: Tx,
  id: string,
  { answers, documents }: Pick<VersionRecord, 'answers' | 'documents'>,
): Promise<void> => {
  await tx`update applications set answers = ${tx.json(answers)} where id = ${id}`;
  await replaceDocuments(tx, id, documents);
};

/** Saves which requests of a return are ticked off; the version of the answers stays. */
export const saveReturnRequest = (tx: Tx, id: string, request: ReturnRequest) =>
  tx`update applications set return_request = ${tx.json(request)} where id = ${id}`;

export const removeDraft = (tx: Tx, id: string) =>
  tx`delete from applications where id = ${id} and status = 'DRAFT'`;
