import { type Static, Type } from 'typebox';
import { days, optionalText } from '../fields.ts';
import { Rule } from '../funds/eligibility.ts';
import { fundTypes } from '../funds/enums.ts';
import { AttachedFileSchema } from '../kernel/files.ts';
import { many, pageQuery } from '../lists.ts';
import { page, result } from '../operation.ts';
import { closed, Id, Instant, Lang, MoneySchema, Nullable, pick, RowVersion } from '../schema-parts.ts';
import { AnswersSchema, DeclarationsSection, EligibilitySection } from './answers.schema.ts';
import { documentTypes } from './documents.ts';
import { onBehalfChannels, publicStatuses, sectors } from './enums.ts';
import { applicantRoles } from './member-roles.ts';
import { AnswerChangeSchema, ChangeRequestSchema } from './requests.schema.ts';
import { reasonCodes } from './review-enums.ts';
import { allSections } from './sections.ts';

export const DocumentSchema = Type.Object({
  ...AttachedFileSchema.properties,
  docType: Type.Enum(documentTypes),
  sha256: Type.String(),
  /** False where no scanner looked at it: CLEAN then means that type and structure were checked. */
  wasScanned: Type.Optional(Type.Boolean()),
});
export type ApplicationDocument = Static<typeof DocumentSchema>;

const ReceiptSchema = Type.Object({ sha256: Type.String(), at: Instant });

/** What is known of a stored file wherever it belongs. */
export const FileFactsSchema = Type.Omit(DocumentSchema, ['docType']);
export type FileFacts = Static<typeof FileFactsSchema>;

export const ReturnRequestSchema = Type.Object({
  sections: Type.Array(Type.Enum(allSections)),
  /** Empty where the requests say it all. */
  message: Type.String(),
  requests: Type.Array(ChangeRequestSchema),
  dueAt: Instant,
  returnedAt: Instant,
});
export type ReturnRequest = Static<typeof ReturnRequestSchema>;

export const PersonSchema = Type.Object({
  userId: Nullable(Type.String()),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
});

export const OrganisationSchema = Type.Object({
  name: Nullable(Type.String()),
  type: Nullable(Type.String()),
  registrationNumber: Nullable(Type.String()),
  countryCode: Nullable(Type.String()),
  city: Nullable(Type.String()),
  address: Nullable(Type.String()),
  website: Nullable(Type.String()),
});

export const OnBehalfSchema = Type.Object({
  isOnBehalf: Type.Boolean(),
  channel: Nullable(Type.Enum(onBehalfChannels)),
  /** Null where the applicant entered it. */
  enteredByUserId: Nullable(Type.String()),
  authorityFileKey: Nullable(Type.String()),
  applicantConfirmedAt: Nullable(Instant),
  /** When the applicant said that this was not agreed; null again once it is confirmed. */
  applicantRefusedAt: Nullable(Instant),
  /** Since when only the applicant's own account acts on it. */
  handedOverAt: Nullable(Instant),
  /** The applicant has an account that it can be handed over to. */
  hasAccount: Type.Boolean(),
});

/** What owner and staff both read of an application besides its status. */
export const applicationFacts = {
  id: Id,
  applicationNumber: Nullable(Type.String()),
  fundId: Id,
  fundType: Type.Enum(fundTypes),
  currency: Type.String(),
  /** 1 for the first sending, 2 after the first return, and so on. */
  version: Type.Integer(),
  language: Lang,
  projectTitle: Nullable(Type.String()),
  summary: Nullable(Type.String()),
  countryCode: Nullable(Type.String()),
  beneficiaryCountries: Type.Array(Type.String()),
  city: Nullable(Type.String()),
  sector: Nullable(Type.Enum(sectors)),
  /** A calendar day as it was typed. */
  startDate: Nullable(Type.String()),
  durationMonths: Nullable(Type.Integer()),
  amountRequested: Nullable(MoneySchema),
  amountApproved: Nullable(MoneySchema),
  applicant: PersonSchema,
  organisation: OrganisationSchema,
  onBehalf: OnBehalfSchema,
  eligibility: Type.Object({
    answers: EligibilitySection,
    result: Type.Enum(['ELIGIBLE', 'NOT_ELIGIBLE', 'UNANSWERED'] as const),
    failed: Type.Array(Rule),
    rulesVersion: Type.Integer(),
    checkedAt: Nullable(Instant),
  }),
  /** The form as it was last sent (staff) or as it stands now (owner). */
  answers: AnswersSchema,
  documents: Type.Array(DocumentSchema),
  declarationsSignedAt: Nullable(Instant),
  /** As ticked; `signedAt` is the moment of the sending that signed them. */
  declarations: Type.Object({ ...DeclarationsSection.properties, signedAt: Nullable(Instant) }),
  /** Of the signatory, where one was invited: with a mailed code, for what was sent. */
  signature: Nullable(Type.Object({ name: Type.String(), signedAt: Instant })),
  returnRequest: Nullable(ReturnRequestSchema),
  createdAt: Instant,
  lastSavedAt: Instant,
  submittedAt: Nullable(Instant),
  decidedAt: Nullable(Instant),
  rowVersion: Type.Integer(),
};

type Facts = typeof applicationFacts;

/** Some of these facts, as they are everywhere. */
export const pickFacts = <K extends keyof Facts>(...names: K[]) => pick(applicationFacts, ...names);

/** What the applicant is told of a decision: no name, no score, no internal comment. */
export const PublicDecisionSchema = Type.Object({
  status: Type.Enum(publicStatuses),
  at: Instant,
  reasonCode: Nullable(Type.Enum(reasonCodes)),
  /** The eligibility rule, for INELIGIBLE. */
  rule: Nullable(Rule),
  message: Nullable(Type.String()),
  amountApproved: Nullable(MoneySchema),
  conditions: Type.Array(Type.String()),
});

export const OwnerApplicationSchema = Type.Object({
  audience: Type.Literal('OWNER'),
  /** What the reader is here: whose application it is, or a colleague. */
  role: Type.Enum(applicantRoles),
  ...applicationFacts,
  status: Type.Enum(publicStatuses),
  /** The same, under the name that staff read it by. */
  publicStatus: Type.Enum(publicStatuses),
  decision: Nullable(PublicDecisionSchema),
  /** SHA-256 over the answers and documents of the last sending. */
  receipt: Nullable(ReceiptSchema),
});
export type OwnerApplication = Static<typeof OwnerApplicationSchema>;

/** One sending as it was kept: its receipt, and what differs from the one before. */
export const SentVersionSchema = Type.Object({
  version: Type.Integer(),
  receipt: ReceiptSchema,
  changes: Type.Array(AnswerChangeSchema),
  /** What the return before it asked for, as ticked off when it was sent. */
  requests: Type.Array(ChangeRequestSchema),
});
export type SentVersion = Static<typeof SentVersionSchema>;

/* Drafts */
/** Who changed an answer last. */
export const AnswerAuthorSchema = Type.Object({
  section: Type.Enum(allSections),
  /** Name of the answer in its section. */
  field: Type.String(),
  userId: Id,
  name: Type.String(),
  at: Instant,
});
export type AnswerAuthor = Static<typeof AnswerAuthorSchema>;

export const DraftSchema = Type.Object({
  ...pickFacts('id', 'fundId', 'fundType', 'currency', 'applicationNumber', 'version', 'answers'),
  ...pickFacts('documents', 'returnRequest', 'createdAt', 'lastSavedAt', 'rowVersion'),
  /** DRAFT, or RETURNED while changes are made. */
  status: Type.Enum(['DRAFT', 'RETURNED'] as const),
  isOnBehalf: Type.Boolean(),
  /** What the reader is here: whose application it is, or a colleague. */
  role: Type.Enum(applicantRoles),
  /** Whether others work on it or are invited to. */
  hasColleagues: Type.Boolean(),
  /** Who was invited to sign it, and when that was done for what stands here; without that it is not sent. */
  signatory: Nullable(Type.Object({ name: Type.String(), signedAt: Nullable(Instant) })),
  /** Where colleagues work on it: what was changed since they do. */
  changedBy: Type.Optional(Type.Array(AnswerAuthorSchema)),
  /** The document that allows to act for the applicant; its key is among the answers. */
  authorityFile: Type.Optional(Nullable(FileFactsSchema)),
  /** Whether it is sent only with files that a virus scanner looked at. */
  requiresScan: Type.Optional(Type.Boolean()),
  /** Of a returned application: what differs by now from what was sent. */
  changes: Type.Optional(Type.Array(AnswerChangeSchema)),
});
export type Draft = Static<typeof DraftSchema>;
export const DraftResult = result(DraftSchema);

export const CreateDraftBody = closed({ fundId: Id, isOnBehalf: Type.Optional(Type.Boolean()) });
/** Sections that are present replace the stored ones whole; the others stay. */
export const SaveDraftBody = closed({ id: Id, rowVersion: RowVersion, answers: AnswersSchema });

/* Sending */
export const ApplyBody = closed({
  draftId: Id,
  rowVersion: RowVersion,
  language: Type.Optional(Lang),
});
export type ApplyBody = Static<typeof ApplyBody>;
/** With `answers`: saved first, and only the named sections may be there. */
export const ResubmitBody = closed({ rowVersion: RowVersion, answers: Type.Optional(AnswersSchema) });
export const WithdrawBody = closed({ rowVersion: RowVersion, reason: Type.Optional(optionalText(2000)) });
export const SentSchema = Type.Object({
  id: Id,
  applicationNumber: Type.String(),
  status: Type.Enum(publicStatuses),
  version: Type.Integer(),
  submittedAt: Instant,
  receipt: ReceiptSchema,
  rowVersion: Type.Integer(),
});
export type Sent = Static<typeof SentSchema>;
export const SentResult = result(SentSchema);
export const WithdrawnResult = result(
  Type.Object({ id: Id, status: Type.Enum(publicStatuses), rowVersion: Type.Integer() }),
);

/* Lists */
export const MyApplicationSchema = Type.Object({
  ...pickFacts('id', 'applicationNumber', 'fundId', 'fundType', 'projectTitle', 'countryCode', 'version'),
  ...pickFacts('amountRequested', 'amountApproved', 'returnRequest', 'createdAt', 'lastSavedAt'),
  ...pickFacts('submittedAt', 'decidedAt', 'rowVersion'),
  status: Type.Enum(publicStatuses),
  organisationName: Nullable(Type.String()),
  isOnBehalf: Type.Boolean(),
  /** What the caller is here: whose application it is, or a colleague. */
  role: Type.Enum(applicantRoles),
  documents: Type.Object({ total: Type.Integer(), clean: Type.Integer() }),
  unreadMessages: Type.Integer(),
});
export type MyApplication = Static<typeof MyApplicationSchema>;

/** OPEN: drafts and what is in progress. CLOSED: decided, withdrawn or expired. */
export const MyApplicationsQuery = pageQuery(
  {
    state: Type.Optional(Type.Enum(['OPEN', 'CLOSED'] as const)),
    fundId: Type.Optional(Id),
    status: Type.Optional(many(Type.Enum(publicStatuses))),
    ...days(),
  },
  ['lastSavedAt', 'submittedAt', 'createdAt'],
);
export type MyApplicationsFilters = Static<typeof MyApplicationsQuery>;
export const MyApplicationsPage = Type.Object({
  ...page(MyApplicationSchema).properties,
  counts: Type.Record(Type.Enum(['all', 'open', 'closed', 'unread'] as const), Type.Integer()),
});

export const InProgressQuery = closed({
  fundId: Type.Optional(Id),
  fundType: Type.Optional(Type.Enum(fundTypes)),
});
export const InProgressSchema = Type.Object({
  inProgress: Type.Boolean(),
  applicationId: Nullable(Id),
  applicationNumber: Nullable(Type.String()),
  status: Nullable(Type.Enum(publicStatuses)),
  /** A draft alone is not in progress: it is offered as "Continue". */
  draftId: Nullable(Id),
});
export type InProgress = Static<typeof InProgressSchema>;

export const ApplicationParams = closed({ id: Id });
