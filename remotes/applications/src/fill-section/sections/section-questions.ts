import type { Section } from '@portal/contracts/applications/sections';
import type { FundType } from '@portal/contracts/funds/enums';
import type { ComponentType } from 'react';
import { ApplicantQuestions } from './ApplicantQuestions.tsx';
import { BaseOrganisationQuestions } from './BaseOrganisationQuestions.tsx';
import { BaseProjectQuestions } from './BaseProjectQuestions.tsx';
import { CreditOrganisationQuestions } from './CreditOrganisationQuestions.tsx';
import { CreditProjectQuestions } from './CreditProjectQuestions.tsx';
import { DeclarationQuestions } from './DeclarationQuestions.tsx';
import { DocumentQuestions } from './DocumentQuestions.tsx';
import { EligibilityQuestions } from './EligibilityQuestions.tsx';
import { FinancingQuestions } from './FinancingQuestions.tsx';
import { LossQuestions } from './LossQuestions.tsx';

const common = {
  applicant: ApplicantQuestions,
  eligibility: EligibilityQuestions,
  loss: LossQuestions,
  financing: FinancingQuestions,
  documents: DocumentQuestions,
  declarations: DeclarationQuestions,
};

const byFund = {
  BASE_FUND: { ...common, organisation: BaseOrganisationQuestions, project: BaseProjectQuestions },
  CREDIT_FUND: { ...common, organisation: CreditOrganisationQuestions, project: CreditProjectQuestions },
} satisfies Record<FundType, Record<Section, ComponentType>>;

/** The questions of a section, which stand inside its form. */
export const sectionQuestions = (fundType: FundType, section: Section): ComponentType =>
  byFund[fundType][section];
