import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { pick } from '@portal/contracts/schema-parts';
import { moneyOrNull } from '../../funds/index.ts';
import type { ApplicationRecord } from './application.db.ts';
import { factsOf } from './check-answers.ts';
import { applicantOf } from './make-version.ts';
import { eligibilityOf } from './readiness.ts';
import type { VersionRecord } from './versions.db.ts';

type Facts = Omit<OwnerApplication, 'audience' | 'role' | 'status' | 'publicStatus' | 'decision' | 'receipt'>;

/** The content that is read: the working copy, or what was sent. */
interface Content
  extends Pick<VersionRecord, 'answers' | 'documents'>,
    Partial<Pick<VersionRecord, 'applicant' | 'eligibility' | 'signature'>> {
  /** When the declarations in it were signed by sending them. */
  signedAt: string | null;
}

/** What owner and staff both read. */
export const commonView = (application: ApplicationRecord, content: Content): Facts => {
  const { currency } = application;
  const { organisation, project } = content.answers;
  const facts = factsOf(content.answers);
  return {
    ...pick(application, 'id', 'applicationNumber', 'fundId', 'fundType', 'currency', 'version', 'language'),
    projectTitle: facts.projectTitle,
    summary: project?.summary ?? null,
    countryCode: facts.countryCode,
    beneficiaryCountries: project?.beneficiaryCountries ?? [],
    city: project?.city ?? null,
    sector: project?.sector || null,
    startDate: project?.startDate || null,
    durationMonths: project?.durationMonths ?? null,
    amountRequested: moneyOrNull(facts.amountRequested, currency),
    amountApproved: moneyOrNull(application.amountApproved, currency),
    applicant: content.applicant ?? applicantOf(application),
    organisation: {
      name: facts.organisationName,
      type: organisation?.applicantType || null,
      registrationNumber: organisation?.registrationNumber ?? null,
      countryCode: organisation?.countryCode || null,
      city: organisation?.city ?? null,
      address: organisation?.address ?? null,
      website: organisation?.website ?? null,
    },
    onBehalf: {
      ...pick(application, 'isOnBehalf', 'channel', 'authorityFileKey'),
      ...pick(application, 'applicantConfirmedAt', 'applicantRefusedAt', 'handedOverAt'),
      enteredByUserId: application.isOnBehalf ? application.enteredBy : null,
      hasAccount: application.applicantUserId !== null,
    },
    eligibility: {
      answers: content.answers.eligibility ?? {},
      ...(content.eligibility ?? eligibilityOf(application, content.answers, null)),
    },
    answers: content.answers,
    documents: content.documents,
    declarationsSignedAt: content.signedAt,
    declarations: { ...content.answers.declarations, signedAt: content.signedAt },
    signature: content.signature ? pick(content.signature, 'name', 'signedAt') : null,
    ...pick(application, 'returnRequest', 'rowVersion'),
    ...pick(application, 'createdAt', 'lastSavedAt', 'submittedAt', 'decidedAt'),
  };
};
