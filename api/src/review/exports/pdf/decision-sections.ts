import { questionKey } from '@portal/application-form/questions';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import type {
  StaffApplication,
  StaffDecision,
} from '@portal/contracts/applications/staff-application.schemas';
import type { PdfBlock, PdfSection } from '../../../kernel/documents/pdf/document-model.ts';
import { entriesSection, given } from './facts-sections.ts';
import type { Reader } from './reader.ts';

/** What was asked to be changed, while it is. */
export const returnSection = (
  { say, formats }: Reader,
  { fundType }: Pick<OwnerApplication, 'fundType'>,
  request: NonNullable<OwnerApplication['returnRequest']>,
): PdfSection =>
  entriesSection(
    say('pdf.returned'),
    [say('pdf.dueAt'), formats.day(request.dueAt)],
    [say('pdf.sections'), request.sections.map((section) => say(`section.${section}`)).join(say('comma'))],
    [say('pdf.words'), request.message],
    ...request.requests.map(({ section, field, text }): [string, string] => [
      say(questionKey(fundType, section, field)),
      text,
    ]),
  );

/** What the applicant is told. */
export const publicDecisionSection = (
  reader: Reader,
  decision: NonNullable<OwnerApplication['decision']>,
): PdfSection => {
  const { say, formats } = reader;
  return entriesSection(
    say('pdf.decision'),
    [say('column.status'), say(`status.${decision.status}`)],
    [say('pdf.decidedOn'), formats.moment(decision.at)],
    [say('pdf.reason'), decision.reasonCode && say(`reasonCode.${decision.reasonCode}`)],
    [say('pdf.rule'), decision.rule && say(`rule.${decision.rule}`)],
    [say('column.amountApproved'), decision.amountApproved && formats.money(decision.amountApproved)],
    [say('pdf.conditions'), decision.conditions.join('\n')],
    [say('pdf.message'), decision.message],
  );
};

const opinions: Partial<Record<StaffDecision['decision'], string>> = {
  APPROVE: 'RECOMMEND',
  REJECT: 'ADVISE_AGAINST',
};

/** APPROVE of a reviewer is a recommendation, of who decides the decision. */
const eventOf = ({ decision, kind }: StaffDecision): string => {
  if (kind === 'FIRST_SIGN_OFF') return kind;
  return kind === 'RECOMMENDATION' ? (opinions[decision] ?? decision) : decision;
};

type Criteria = StaffApplication['criteria'];

/** As it is called in the version that the application is scored by. */
const criterionName = ({ language }: Reader, criteria: Criteria, id: string): string => {
  const name = criteria.find(({ criterionId }) => criterionId === id)?.name;
  return name?.[language] ?? name?.en ?? id;
};

const scoresOf = (reader: Reader, { scores }: StaffDecision, criteria: Criteria): PdfBlock[] =>
  scores.length === 0
    ? []
    : [
        {
          kind: 'table',
          heading: reader.say('pdf.scores'),
          columns: [
            { title: reader.say('pdf.criterion'), share: 2.2 },
            { title: reader.say('pdf.score'), share: 0.7, atEnd: true },
            { title: reader.say('pdf.justification'), share: 4 },
          ],
          rows: scores.map(({ criterionId, score, justification }) => [
            criterionName(reader, criteria, criterionId),
            String(score),
            justification,
          ]),
        },
      ];

const staffBlocks = (reader: Reader, decision: StaffDecision, criteria: Criteria): PdfBlock[] => {
  const { say, formats } = reader;
  const { amountRecommended, amountApproved, weightedScore } = decision;
  return [
    {
      kind: 'entries',
      heading: say(`event.${eventOf(decision)}`),
      entries: given(
        [say('pdf.by'), decision.byName],
        [say('pdf.decidedOn'), formats.moment(decision.at)],
        [say('column.version'), String(decision.version)],
        [say('pdf.weightedScore'), weightedScore === null ? null : String(weightedScore)],
        [say('pdf.reason'), decision.reasonCode && say(`reasonCode.${decision.reasonCode}`)],
        [say('pdf.rule'), decision.rule && say(`rule.${decision.rule}`)],
        [say('pdf.amountRecommended'), amountRecommended && formats.money(amountRecommended)],
        [say('column.amountApproved'), amountApproved && formats.money(amountApproved)],
        [say('pdf.conditions'), decision.conditions.join('\n')],
        [
          say('pdf.sections'),
          decision.sections.map((section) => say(`section.${section}`)).join(say('comma')),
        ],
        [say('pdf.dueAt'), decision.dueAt && formats.day(decision.dueAt)],
        [say('pdf.message'), decision.messageToApplicant],
        [say('pdf.comment'), decision.internalComment],
      ),
    },
    ...scoresOf(reader, decision, criteria),
  ];
};

/** What staff said, as far as the reader may see it. */
export const staffDecisionsSection = (
  reader: Reader,
  { decisions, criteria }: Pick<StaffApplication, 'decisions' | 'criteria'>,
): PdfSection => ({
  heading: reader.say('pdf.decisions'),
  blocks: [
    { kind: 'text', text: reader.say('pdf.staffOnly') },
    ...decisions.flatMap((decision) => staffBlocks(reader, decision, criteria)),
  ],
});
