import { type Static, Type } from 'typebox';
import { loadTimeBounds, mostFigureAreas, mostFigureCalls } from './bounds.ts';

const count = () => Type.Integer({ minimum: 0, maximum: 1_000 });

const Counted = Type.Object({ samples: count(), failures: count() }, { additionalProperties: false });

const AreaCounts = Type.Object(
  {
    area: Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' }),
    /** Version of the build that was loaded, or failed. */
    build: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,119}$' }),
    /** What the visitor was to get. */
    cohort: Type.Union([Type.Literal('canary'), Type.Literal('rest')]),
    /** The first counts of this page. */
    isFirst: Type.Optional(Type.Boolean()),
    loads: Counted,
    renders: Counted,
    /** How many loads took up to each bound, and longer than the last one. */
    times: Type.Array(count(), {
      minItems: loadTimeBounds.length + 1,
      maxItems: loadTimeBounds.length + 1,
    }),
    /** By id of the operation. */
    calls: Type.Record(Type.String({ minLength: 1, maxLength: 80 }), Counted, {
      maxProperties: mostFigureCalls,
    }),
  },
  { additionalProperties: false },
);

/** What a page counted since its last batch, of areas with a canary. No personal data. */
export const CanaryCounts = Type.Object(
  {
    environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    areas: Type.Array(AreaCounts, { minItems: 1, maxItems: mostFigureAreas }),
  },
  { additionalProperties: false },
);
export type CanaryCounts = Static<typeof CanaryCounts>;
