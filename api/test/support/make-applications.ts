import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import type { Language } from '@portal/contracts';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { documentRules } from '@portal/contracts/applications/documents';
import { apply, applyOnBehalf, createDraft, saveDraft } from '@portal/contracts/applications/drafts';
import type { FundType } from '@portal/contracts/funds/enums';
import { type Decide, reviewerDecision as decide, declareConflict } from '@portal/contracts/review/decide';
import type { Score } from '@portal/contracts/review/score';
import { standardCriteria } from '../../src/review/criteria/standard-criteria.ts';
import { fileMakers } from './make-files.ts';
import { fundMakers } from './make-funds.ts';
import type { Someone } from './people.ts';
import type { RunningPortal } from './running-portal.ts';

/** Full marks for every criterion, with reasons. */
export const fullScores = (fundType: FundType, score = 4): Score[] =>
  standardCriteria[fundType].map(({ criterionId }) => ({
    criterionId,
    score,
    justification: 'Shown line by line in annex two.',
  }));

export interface ApplicationFacts {
  owner: { id: string };
  fundId?: string;
  fundType?: FundType;
  answers?: Answers;
}

export const applicationMakers = (portal: RunningPortal) => {
  const { file } = fileMakers(portal);
  const { fund } = fundMakers(portal);

  /** Every required document, freshly stored for the owner. */
  const documents = async (owner: { id: string }, fundType: FundType) => ({
    files: await Promise.all(
      documentRules[fundType]
        .filter((rule) => rule.required)
        .map(async ({ docType }) => ({
          docType,
          fileKey: await file(owner, { name: `${docType}.pdf`, text: docType }),
        })),
    ),
  });

  /** A draft with every question answered, or with the answers given. */
  const draft = async ({
    owner,
    answers,
    fundType = 'BASE_FUND',
    ...facts
  }: ApplicationFacts): Promise<Draft> => {
    const fundId = facts.fundId ?? (await fund({ fundType }));
    const client = await portal.as(owner);
    const created = (await client.call(createDraft, { body: { fundId } })).body.data;
    const complete = fundType === 'BASE_FUND' ? completeBase : completeCredit;
    const filled = answers ?? { ...complete, documents: await documents(owner, fundType) };
    const saved = await client.call(saveDraft, {
      body: { id: created.id, rowVersion: created.rowVersion, answers: filled },
    });
    return saved.body.data;
  };

  /** Sent and waiting. */
  const submitted = async (facts: ApplicationFacts) => {
    const { id, rowVersion, fundId } = await draft(facts);
    const client = await portal.as(facts.owner);
    const sent = (await client.call(apply, { body: { draftId: id, rowVersion } })).body.data;
    return { ...sent, fundId, fundType: facts.fundType ?? 'BASE_FUND' };
  };

  const version = async (id: string): Promise<number> => {
    const [row] = await portal.db<
      { rowVersion: number }[]
    >`select row_version from applications where id = ${id}`;
    return row?.rowVersion ?? 1;
  };

  /** One word of somebody, under the version of now. */
  const decision = async (who: Someone, id: string, body: Omit<Decide, 'rowVersion'>) => {
    const client = await portal.as(who);
    return client.call(decide, { params: { id }, body: { ...body, rowVersion: await version(id) } });
  };

  /** Taken up by the reviewer, who has no conflict. */
  const underReview = async (facts: ApplicationFacts, reviewer: Someone = 'reviewer') => {
    const application = await submitted(facts);
    const client = await portal.as(reviewer);
    const declared = await client.call(declareConflict, {
      params: { id: application.id },
      body: { hasConflict: false },
    });
    if (declared.problem) throw new Error(declared.problem.error);
    return application;
  };

  /** Scored and recommended by the reviewer. */
  const recommended = async (facts: ApplicationFacts, reviewer: Someone = 'reviewer') => {
    const application = await underReview(facts, reviewer);
    const scores = fullScores(application.fundType);
    const reply = await decision(reviewer, application.id, { decision: 'APPROVE', scores });
    if (reply.problem) throw new Error(reply.problem.error);
    return application;
  };

  /** Returned to its owner with some sections open. */
  const returned = async (
    facts: ApplicationFacts,
    sections: NonNullable<Decide['sections']> = ['project'],
  ) => {
    const application = await underReview(facts);
    const reply = await decision('manager', application.id, {
      decision: 'RETURN',
      sections,
      messageToApplicant: 'Please say more about the timetable of the project.',
    });
    if (reply.problem) throw new Error(reply.problem.error);
    return application;
  };

  /** Entered by staff for somebody else and sent. */
  const entered = async ({
    email,
    fundId,
    language,
  }: {
    email: string;
    fundId?: string;
    language?: Language;
  }) => {
    const manager = await portal.as('manager');
    const helper = { id: portal.person('manager').id };
    const into = fundId ?? (await fund({ fundType: 'CREDIT_FUND' }));
    const created = (await manager.call(createDraft, { body: { fundId: into } })).body.data;
    const applicant = {
      firstName: 'Kojo',
      lastName: 'Antwi',
      email,
      phone: '+233201112222',
      channel: 'PHONE' as const,
      authorityFileKey: await file(helper, { name: 'authority.pdf' }),
    };
    const answers = { ...completeCredit, applicant, documents: await documents(helper, 'CREDIT_FUND') };
    const { id, rowVersion } = (
      await manager.call(saveDraft, { body: { id: created.id, rowVersion: created.rowVersion, answers } })
    ).body.data;
    const body = { draftId: id, rowVersion, ...(language && { language }) };
    return (await manager.call(applyOnBehalf, { body })).body.data;
  };

  return {
    entered,
    documents,
    draft,
    submitted,
    underReview,
    recommended,
    returned,
    decision,
    rowVersionOf: version,
  };
};
