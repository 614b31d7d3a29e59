import { type Static, Type } from 'typebox';
import { optionalText, text } from '../fields.ts';
import { Nothing, operation } from '../operation.ts';
import { closed } from '../schema-parts.ts';
import { loadTimeBounds, maxFigureCalls, maxFigureRemotes } from './figure-limits.ts';

/** What went wrong in a browser. No personal data, no token, no typed text. */
export const ClientReport = closed({
  /** The remote that failed, or `shell`. */
  area: text(60),
  /** Its pinned version. */
  version: Type.Optional(optionalText(120)),
  /** Of the release. */
  sequence: Type.Optional(Type.Number()),
  /** Such as `load` or `render`. */
  phase: Type.Optional(optionalText(60)),
  message: optionalText(2000),
  /** Shown to the person, so that support finds the report. */
  reference: Type.Optional(optionalText(80)),
});
export type ClientReport = Static<typeof ClientReport>;

/** Browsers send an object or a list whose members differ by version; nothing of it is trusted. */
export const CspReport = Type.Unsafe<object>(
  Type.Union([Type.Object({}), Type.Array(Type.Unknown(), { maxItems: 100 })]),
);

const count = () => Type.Integer({ minimum: 0, maximum: 1_000 });

const Counted = closed({ samples: count(), failures: count() });

const AreaCounts = closed({
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
  times: Type.Array(count(), { minItems: loadTimeBounds.length + 1, maxItems: loadTimeBounds.length + 1 }),
  /** By id of the operation. */
  calls: Type.Record(Type.String({ minLength: 1, maxLength: 80 }), Counted, {
    maxProperties: maxFigureCalls,
  }),
});

/** What a page counted since its last batch, of remotes with a canary. No personal data. */
export const CanaryCounts = closed({
  environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  areas: Type.Array(AreaCounts, { minItems: 1, maxItems: maxFigureRemotes }),
});
export type CanaryCounts = Static<typeof CanaryCounts>;

export const sendClientReport = operation('sendClientReport', 'POST /client-report', {
  permission: 'public',
  summary: 'Report what went wrong in a browser',
  description:
    'Posted by pages when an area cannot be loaded or drawn. Counted in the metrics; no personal data.',
  body: ClientReport,
  response: Nothing,
  example: {
    body: { area: 'review', version: '1.4.0', phase: 'load', message: 'Failed to fetch', reference: 'K7Q2' },
  },
});

export const sendCspReport = operation('sendCspReport', 'POST /csp-report', {
  permission: 'public',
  summary: 'Report a violation of the security policy',
  description:
    'Posted by browsers themselves, in the form of their reporting interface. Counted, never trusted.',
  body: CspReport,
  response: Nothing,
  example: {
    body: { 'csp-report': { 'document-uri': 'https://portal.example/', 'violated-directive': 'script-src' } },
  },
});

export const sendCanaryCounts = operation('sendCanaryCounts', 'POST /canary-figures', {
  permission: 'public',
  answers: 'nothing',
  summary: 'Report what areas with a canary did in a browser',
  description:
    'Posted by pages while a build of an area is tried out with some visitors: loads, their times, errors of drawing and calls of the API, counted. The counts are kept for seven days by minute; no personal data.',
  body: CanaryCounts,
  example: {
    body: {
      environment: 'production',
      areas: [
        {
          area: 'review',
          build: '1.4.0-3f9a0c1d',
          cohort: 'canary',
          isFirst: true,
          loads: { samples: 1, failures: 0 },
          renders: { samples: 1, failures: 0 },
          times: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          calls: { getCurrentProfile: { samples: 2, failures: 0 } },
        },
      ],
    },
  },
});
