import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const canaryFiguresDocumentation: readonly Documentation[] = [
  documentation(calls.sendCanaryCounts, {
    description:
      'Posted by pages while a build of an area is tried out with some visitors: loads, their times, errors of drawing and calls of the API, counted. The counts are kept for seven days by minute; no personal data.',
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
  }),
];
