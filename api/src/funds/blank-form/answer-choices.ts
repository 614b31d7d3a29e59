import type { PlainField } from '@portal/application-form/answer-fields';
import * as enums from '@portal/contracts/applications/enums';
import type { FundType } from '@portal/contracts/funds/enums';

type Kind = PlainField['kind'];

const codes: Partial<Record<Kind, readonly string[]>> = {
  sector: enums.sectors,
  supportType: enums.supportTypes,
  tariffScheduleCategory: enums.tariffScheduleCategories,
  instrument: enums.instruments,
  environmentalCategory: enums.environmentalCategories,
  channel: enums.onBehalfChannels,
};

const applicantTypes = { BASE_FUND: enums.baseApplicantTypes, CREDIT_FUND: enums.creditApplicantTypes };

/** The words that may be ticked for an answer, as their keys; undefined where it is written. */
export const choicesOf = (fundType: FundType, kind: Kind): string[] | undefined => {
  if (kind === 'yesNo') return ['yes', 'no'];
  const choices = kind === 'applicantType' ? applicantTypes[fundType] : codes[kind];
  return choices?.map((code) => `${kind}.${code}`);
};
