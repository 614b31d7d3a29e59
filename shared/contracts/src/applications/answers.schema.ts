import { type Static, type TProperties, Type } from 'typebox';
import { countryCode } from '../fields.ts';
import { allEligibilityRules } from '../funds/eligibility-rules.ts';
import { closed, Id, Nullable } from '../schema-parts.ts';
import { documentTypes, MAX_FILES } from './documents.ts';
import {
  baseApplicantTypes,
  creditApplicantTypes,
  environmentalCategories,
  instruments,
  onBehalfChannels,
  sectors,
  supportTypes,
  tariffScheduleCategories,
} from './enums.ts';

/* Optional or null and only capped in length: a draft may hold half an answer, see `sectionCompleteness`. */
const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));
const amount = Type.Optional(Nullable(Type.String({ maxLength: 30 })));
const day = text(10);
const whole = (maximum: number) => Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum })));
const percent = Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 100 })));
const rate = Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 1000 })));
const country = Type.Optional(Nullable(Type.Union([countryCode(), Type.Literal('')])));
const countries = Type.Optional(Type.Array(countryCode(), { maxItems: 60, uniqueItems: true }));
/** One of the values, or blank where a list offers nothing chosen yet. */
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Optional(Nullable(Type.Unsafe<T[number] | ''>({ type: 'string', enum: ['', ...values] })));
const yes = Type.Optional(Nullable(Type.Boolean()));
const object = <P extends TProperties>(properties: P) => closed(properties);
const lines = <P extends TProperties>(properties: P, maxItems: number) =>
  Type.Optional(Type.Array(object(properties), { maxItems }));

export const MAX_LOSS_LINES = 99;
/** Imports of one HS chapter, tariff rates in percent, and the loss where less is claimed than is worked out. */
export const LossLine = object({
  hsChapter: text(2),
  importsValue: amount,
  rateBefore: rate,
  rateAfter: rate,
  loss: amount,
});

const Person = object({ name: text(150), title: text(150), email: text(254), phone: text(30) });

/** Only in applications entered for somebody else. */
export const ApplicantSection = object({
  firstName: text(100),
  lastName: text(100),
  email: text(254),
  phone: text(30),
  channel: oneOf(onBehalfChannels),
  authorityFileKey: Type.Optional(Nullable(Id)),
});

export const EligibilitySection = object(
  Object.fromEntries(allEligibilityRules.map((rule) => [rule, yes])) as {
    // fromEntries forgets the keys that the line above lists
    [R in (typeof allEligibilityRules)[number]]: typeof yes;
  },
);

const organisation = {
  name: text(200),
  registrationNumber: text(80),
  countryCode: country,
  city: text(120),
  address: text(300),
  website: text(300),
};
const project = {
  projectTitle: text(150),
  summary: text(2000),
  sector: oneOf(sectors),
  countryCode: country,
  beneficiaryCountries: countries,
  city: text(120),
  startDate: day,
  durationMonths: whole(600),
};

export const BaseOrganisationSection = object({
  ...organisation,
  applicantType: oneOf(baseApplicantTypes),
  focalPoint: Type.Optional(Person),
});
export const BaseProjectSection = object({ ...project, reformProgramme: text(4000) });
export const LossSection = object({
  supportType: oneOf(supportTypes),
  amountRequested: amount,
  ratificationDepositedOn: day,
  tariffScheduleGazettedOn: day,
  tariffScheduleCategory: oneOf(tariffScheduleCategories),
  baselineYear: whole(2100),
  baselineTariffRevenue: amount,
  claimPeriodFrom: day,
  claimPeriodTo: day,
  observedTariffRevenue: amount,
  lossLines: Type.Optional(Type.Array(LossLine, { maxItems: MAX_LOSS_LINES })),
  lossClaimed: amount,
  method: text(4000),
});

export const CreditOrganisationSection = object({
  ...organisation,
  applicantType: oneOf(creditApplicantTypes),
  incorporatedOn: day,
  taxNumber: text(80),
  ownership: lines({ name: text(200), countryCode: country, percent, isPep: yes }, 50),
  womenOwnedPercent: percent,
  youthOwnedPercent: percent,
  employees: whole(10_000_000),
  financials: lines(
    {
      year: whole(2100),
      revenue: amount,
      ebitda: amount,
      netProfit: amount,
      totalAssets: amount,
      totalDebt: amount,
    },
    5,
  ),
  auditor: text(200),
});
export const CreditProjectSection = object({
  ...project,
  tradeImpact: Type.Optional(
    object({
      targetMarkets: countries,
      intraAfricanExportsNow: amount,
      intraAfricanExportsYear3: amount,
      jobsCreated: whole(10_000_000),
      jobsForWomen: whole(10_000_000),
      jobsForYouth: whole(10_000_000),
    }),
  ),
  environmentalCategory: oneOf(environmentalCategories),
});
export const FinancingSection = object({
  instrument: oneOf(instruments),
  projectCost: amount,
  ownContribution: amount,
  otherFunding: amount,
  financingRequested: amount,
  tenorMonths: whole(600),
  graceMonths: whole(600),
  security: text(2000),
  useOfFunds: lines({ item: text(200), amount }, 50),
  repaymentSource: text(2000),
});

export const DocumentsSection = object({
  files: Type.Optional(
    Type.Array(object({ fileKey: Id, docType: Type.Enum(documentTypes) }), { maxItems: MAX_FILES }),
  ),
});
export const DeclarationsSection = object({
  truthful: yes,
  noExclusion: yes,
  dataConsent: yes,
  integrity: yes,
  exclusionListConfirmed: yes,
  sanctionsDeclaration: yes,
  signedName: text(150),
});

const common = {
  applicant: Type.Optional(ApplicantSection),
  eligibility: Type.Optional(EligibilitySection),
  documents: Type.Optional(DocumentsSection),
  declarations: Type.Optional(DeclarationsSection),
};

export const BaseAnswersSchema = object({
  ...common,
  organisation: Type.Optional(BaseOrganisationSection),
  project: Type.Optional(BaseProjectSection),
  loss: Type.Optional(LossSection),
});
export const CreditAnswersSchema = object({
  ...common,
  organisation: Type.Optional(CreditOrganisationSection),
  project: Type.Optional(CreditProjectSection),
  financing: Type.Optional(FinancingSection),
});

/** Both forms in one: what the wire takes before the fund is known. */
export const AnswersSchema = object({
  ...common,
  organisation: Type.Optional(
    object({
      ...CreditOrganisationSection.properties,
      ...BaseOrganisationSection.properties,
      applicantType: oneOf([...baseApplicantTypes, ...creditApplicantTypes]),
    }),
  ),
  project: Type.Optional(object({ ...CreditProjectSection.properties, ...BaseProjectSection.properties })),
  loss: Type.Optional(LossSection),
  financing: Type.Optional(FinancingSection),
});

export type Answers = Static<typeof AnswersSchema>;
