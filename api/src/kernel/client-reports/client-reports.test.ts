import { getDemoInfo } from '@portal/contracts/kernel/demo';
import { sendClientReport } from '@portal/contracts/kernel/telemetry';
import { expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const counted = async (name: string): Promise<number> => {
  const { body } = await portal.app.inject('/metrics');
  return Number(new RegExp(`name="${name}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
};

const post = (payload: string, type: string) =>
  portal.app.inject({ method: 'POST', url: '/api/csp-report', payload, headers: { 'content-type': type } });

test('a browser’s report is counted and nothing of it comes back', async () => {
  const body = {
    area: 'review',
    version: '1.0.0',
    sequence: 3,
    phase: 'load',
    message: 'Failed\u001b[31m',
    reference: 'ab12',
  };
  const reply = await portal.visitor.call(sendClientReport, { body });
  expect(reply.body).toEqual({ data: null, message: '' });
  expect(await portal.visitor.raw(sendClientReport, { body: { ...body, token: 'x' } })).toRefuseFields(
    'token',
  );
});

test('failures are counted by area, version, release, phase and cohort; names that are no release’s are “other”', async () => {
  const failures = async () =>
    (await portal.app.inject('/metrics')).body.match(/portal_client_failures_total\{.*/g);
  const report = (body: object) =>
    portal.visitor.call(sendClientReport, { body: { area: 'review', message: 'Failed', ...body } });
  portal.deps.metrics.clientFailures.serves({ sequence: 8, versions: { review: ['1.0.1', '1.0.0'] } });
  await report({ version: '1.0.0', sequence: 8, phase: 'render' });
  await report({ version: '1.0.0', sequence: 8, phase: 'render' });
  await report({ version: '6.6.6', sequence: 7, phase: 'x"} 1\nup 0' });
  await report({ area: 'constructor' });
  expect((await failures())?.slice(-3)).toEqual([
    'portal_client_failures_total{area="review",version="1.0.0",release="8",phase="render",cohort="all"} 2',
    'portal_client_failures_total{area="review",version="other",release="other",phase="other",cohort="all"} 1',
    'portal_client_failures_total{area="other",version="other",release="other",phase="other",cohort="all"} 1',
  ]);
});

test('how often the pinned builds of the served release fail is known until the next release', async () => {
  const { clientFailures } = portal.deps.metrics;
  clientFailures.serves({ sequence: 8, versions: { review: ['1.0.1', '1.0.0'] } });
  const failed = { area: 'review', version: '1.0.1', sequence: 8, phase: 'render', message: 'Failed' };
  for (const other of [{}, { phase: 'load' }, { phase: 'late' }, { version: '1.0.0' }, { sequence: 7 }])
    await portal.visitor.call(sendClientReport, { body: { ...failed, ...other } });
  expect(clientFailures.ofPins()).toEqual({ review: 2 });
  clientFailures.serves({ sequence: 9, versions: { review: ['1.0.0'] } });
  expect(clientFailures.ofPins()).toEqual({});
});

test('while an area has a canary, failures of its build and of all others are counted apart', async () => {
  const versions = { cms: ['2.0.0', '1.0.0'], review: ['1.0.0'] };
  portal.deps.metrics.clientFailures.serves({ sequence: 9, versions, canaries: { cms: '2.0.0' } });
  const report = (area: string, version: string) =>
    portal.visitor.call(sendClientReport, {
      body: { area, version, sequence: 9, phase: 'load', message: 'Failed' },
    });
  await report('cms', '2.0.0');
  await report('cms', '1.0.0');
  await report('review', '1.0.0');
  const { body } = await portal.app.inject('/metrics');
  for (const [area, version, cohort] of [
    ['cms', '2.0.0', 'canary'],
    ['cms', '1.0.0', 'rest'],
    ['review', '1.0.0', 'all'],
  ])
    expect(body).toContain(
      `portal_client_failures_total{area="${area}",version="${version}",release="9",phase="load",cohort="${cohort}"} 1`,
    );
});

test.each([
  [
    'application/csp-report',
    '{"csp-report":{"violated-directive":"script-src","blocked-uri":"https://evil.example"}}',
  ],
  ['application/reports+json', '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}]'],
  ['application/json', '{}'],
])('a policy violation sent as %s is counted', async (type, payload) => {
  const before = await counted('csp_report');
  expect((await post(payload, type)).statusCode).toBe(200);
  expect(await counted('csp_report')).toBe(before + 1);
});

test('what is no report is refused', async () => {
  expect((await post('"text"', 'application/csp-report')).statusCode).toBe(400);
  expect((await post('<x/>', 'text/xml')).statusCode).toBe(415);
  expect((await post(`[${'1,'.repeat(200)}1]`, 'application/reports+json')).statusCode).toBe(400);
});

test('outside demo mode there are no example accounts and no mailbox', async () => {
  expect(await portal.visitor.call(getDemoInfo)).toBeProblem('not_found');
  for (const url of ['/demo/mailbox', '/demo/mailbox.json'])
    expect((await portal.app.inject(url)).statusCode).toBe(404);
});
