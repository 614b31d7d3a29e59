import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const clientReportsDocumentation: readonly Documentation[] = [
  documentation(calls.sendClientReport, {
    description:
      'Posted by pages when an area cannot be loaded or drawn. Counted in the metrics; no personal data.',
    body: { area: 'review', version: '1.4.0', phase: 'load', message: 'Failed to fetch', reference: 'K7Q2' },
    answer: { data: null, message: '' },
  }),
  documentation(calls.sendCspReport, {
    description:
      'Posted by browsers themselves, in the form of their reporting interface. Counted, never trusted.',
    body: { 'csp-report': { 'document-uri': 'https://portal.example/', 'violated-directive': 'script-src' } },
    answer: { data: null, message: '' },
  }),
];
