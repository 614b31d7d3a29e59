import { type Static, Type } from 'typebox';
import { CriterionSchema, criterionTexts, MAX_CRITERIA, MIN_CRITERIA } from '../applications/criteria.ts';
import { fundTypes } from '../funds/enums.ts';
import { FundParams } from '../funds/fund.schemas.ts';
import { operation, result } from '../operation.ts';
import { closed, Id, Instant, Nullable } from '../schema-parts.ts';

export const sumOfWeights = (criteria: readonly { weight: number }[]): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0);

const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const CriteriaSchema = Type.Object({
  fundId: Id,
  fundType: Type.Enum(fundTypes),
  version: Version,
  /** In the order in which they are scored. */
  criteria: Type.Array(CriterionSchema),
  /** Every version, the newest first. */
  versions: Type.Array(
    Type.Object({
      version: Version,
      publishedAt: Nullable(Instant),
      /** Null for the one that every fund of a type begins with. */
      byName: Nullable(Type.String()),
    }),
  ),
});
export type Criteria = Static<typeof CriteriaSchema>;
export const CriteriaResult = result(CriteriaSchema);

/** All criteria of the next version. One without `criterionId` is new; one that is left out is scored no more. */
export const SaveCriteriaBody = closed({
  version: Version,
  criteria: Type.Array(closed({ criterionId: Type.Optional(Id), ...criterionTexts }), {
    minItems: MIN_CRITERIA,
    maxItems: MAX_CRITERIA,
  }),
});
export type SaveCriteria = Static<typeof SaveCriteriaBody>;

export const getCriteria = operation('getCriteria', 'GET /fund/criteria/:id', {
  permission: 'application.list',
  summary: 'The review criteria of a fund, with their versions',
  description:
    'What reviewers score by: name, meaning of the points, weight in per cent, and the sections, questions and documents that are the evidence. The newest version, or the one asked for.',
  params: FundParams,
  query: closed({ version: Type.Optional(Version) }),
  response: CriteriaResult,
  example: { params: { id: 'fund_base' }, query: {} },
});

export const saveCriteria = operation('saveCriteria', 'PUT /fund/criteria/:id', {
  permission: 'fund.rules',
  summary: 'Publishes the next version of the review criteria of a fund',
  description:
    'For the super user. The criteria as given are the next version; earlier ones stay, and an application keeps the version of its first sending. `version` is the one that was read: another one in between answers `stale_version` with the criteria as they are. Weights add up to 100; a criterion keeps its id whatever its name becomes.',
  params: FundParams,
  body: SaveCriteriaBody,
  response: CriteriaResult,
  errors: ['stale_version'],
  example: {
    params: { id: 'fund_base' },
    body: {
      version: 1,
      criteria: [
        {
          criterionId: 'QUANTIFIED_NEED',
          name: { en: 'Quantified need' },
          guide: { en: '0: no figures. 3: figures with sources. 5: figures that can be reproduced.' },
          weight: 60,
          evidence: [
            { section: 'loss', fields: [] },
            { section: 'documents', fields: ['LOSS_CALCULATION'] },
          ],
        },
        {
          name: { en: 'Readiness' },
          guide: { en: '0: no plan. 3: a dated plan. 5: a plan under way.' },
          weight: 40,
          evidence: [{ section: 'project', fields: ['startDate'] }],
        },
      ],
    },
  },
});
