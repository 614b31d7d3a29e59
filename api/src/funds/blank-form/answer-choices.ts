import type { PlainField } from '@portal/application-form/answer-fields';
import * as enums from '@portal/contracts/applications/enums';
import type { FundType } from '@portal/contracts/funds/enums';

const keysOf = (group: string, codes: readonly string[]): string[] => codes.map((code) => `${group}.${code}`);

/** The words that may be ticked for an answer, as their keys; undefined where it is written. */
export const choicesOf = (fundType: FundType, kind: PlainField['kind']): string[] | undefined => {
  switch (kind) {
    case 'yesNo':
      return ['yes', 'no'];
    case 'applicantType':
      return keysOf(kind, fundType === 'BASE_FUND' ? enums.baseApplicantTypes : enums.creditApplicantTypes);
    case 'sector':
      return keysOf(kind, enums.sectors);
    case 'supportType':
      return keysOf(kind, enums.supportTypes);
    case 'tariffScheduleCategory':
      return keysOf(kind, enums.tariffScheduleCategories);
    case 'instrument':
      return keysOf(kind, enums.instruments);
    case 'environmentalCategory':
      return keysOf(kind, enums.environmentalCategories);
    case 'channel':
      return keysOf(kind, enums.onBehalfChannels);
    default:
      return undefined;
  }
};
