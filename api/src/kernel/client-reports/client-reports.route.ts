import * as operations from '@portal/contracts/kernel/telemetry';
import type { Limit } from '../http/limiter.ts';
import { publicRoute, type Route } from '../server/route.ts';

const limits: readonly Limit[] = [{ name: 'report', max: 60, seconds: 60, by: 'ip' }];

const oneLine = (text: string): string => text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 500);

const text = (record: object, name: string): string => {
  const value: unknown = new Map<string, unknown>(Object.entries(record)).get(name);
  return typeof value === 'string' ? oneLine(value) : '';
};

/** Browsers differ in names; only what distinguishes a policy mistake from an attack is kept. */
const facts = (report: unknown) => {
  if (typeof report !== 'object' || report === null) return {};
  const inner: unknown =
    'csp-report' in report ? report['csp-report'] : 'body' in report ? report.body : report;
  if (typeof inner !== 'object' || inner === null) return {};
  const either = (a: string, b: string): string => text(inner, a) || text(inner, b);
  // Queries and fragments may hold personal data.
  const address = (a: string, b: string) => either(a, b).split(/[?#]/)[0];
  return {
    directive: either('effectiveDirective', 'violated-directive'),
    blocked: address('blockedURL', 'blocked-uri'),
    document: address('documentURL', 'document-uri'),
  };
};

/** Reports go to the log and to a counter; nothing of them is stored or shown. */
export const clientReportRoutes: Route[] = [
  publicRoute(
    operations.sendClientReport,
    async ({ deps, body, request }) => {
      deps.metrics.clientFailures.count(body);
      request.log.warn({ report: { ...body, message: oneLine(body.message) } }, 'client report');
      return { data: null, message: '' };
    },
    { limits, bodyLimit: 16_384 },
  ),

  publicRoute(
    operations.sendCspReport,
    async ({ deps, body, request }) => {
      deps.metrics.event('csp_report');
      for (const report of (Array.isArray(body) ? body : [body]).slice(0, 10)) {
        request.log.warn({ report: facts(report) }, 'policy violation');
      }
      return { data: null, message: '' };
    },
    { limits, bodyLimit: 65_536 },
  ),
];
