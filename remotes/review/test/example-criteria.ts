import type { Criterion } from '@portal/contracts/applications/criteria';

const criterion = (
  criterionId: string,
  name: string,
  weight: number,
  evidence: Criterion['evidence'],
): Criterion => ({
  criterionId,
  name: { en: name },
  guide: { en: `0: no ${name}.\n5: nothing left to ask about ${name}.` },
  weight,
  evidence,
});

/** What an application of the examples is scored by. */
export const exampleCriteria: Criterion[] = [
  criterion('QUANTIFIED_NEED', 'Quantified need', 50, [{ section: 'documents', fields: [] }]),
  criterion('REFORM_COMMITMENT', 'Reform commitment', 30, []),
  criterion('FEASIBILITY', 'Feasibility', 20, [{ section: 'project', fields: ['startDate'] }]),
];
