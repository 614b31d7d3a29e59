import type { Canary } from '@portal/platform/release';
import { dueStep, stepSince } from '@portal/release/canary/canary-steps';
import { figuresFrom, type ReadSums } from '@portal/release/canary/read-figures';
import { openCanaries } from '@portal/release/canary/release-views';
import type { AreaFigures } from '@portal/release/documents/schemas';
import { figureText, judgeCanary } from '@portal/release/releases/judge-canary';
import { stepCanary } from '@portal/release/releases/step-canary';
import { faultOfKey } from '@portal/release/signing/keys';
import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

interface JudgeOptions extends Site {
  readSums: ReadSums;
  /** Milliseconds between two looks. */
  everyMs: number;
  /** Webhook of a chat that is sent what the log is warned of; absent: the log alone. */
  noticeUrl: string | undefined;
}

const NOTICE_MS = 5_000;
/** Kept for a chat that does not answer: the newest. */
const MAX_UNSENT = 20;

/** While somebody gets a canary: looks at its figures at intervals, stops one that exceeds its budget, and raises others as planned. */
export const judgeCanaries = (app: FastifyInstance, options: JudgeOptions): void => {
  const { store, environment, readRelease, readSums, everyMs, noticeUrl } = options;
  const who = { store, environment, by: 'portal', reason: '' };
  /** Remote or setting → what of it was wrong when it was looked at last. */
  const faults = new Map<string, string | undefined>();
  /** Says a fault once, until it is mended or another one. */
  const sayOnce = (of: string, fault: string | undefined, say: (text: string) => void): void => {
    if (fault !== undefined && fault !== faults.get(of)) say(fault);
    faults.set(of, fault);
  };
  /** Remote and step → the last look before it: it began after that, also where the clock by which it did was behind. */
  let begun = new Map<string, string>();
  let lookedAt = '';
  let isLooking = false;

  const unsent = new Set<string>();
  let isSending = false;

  const post = async (url: string, text: string): Promise<void> => {
    const { ok, status, body } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${environment}: ${text}` }),
      // A page for signing in would answer 200, and nothing would be taken.
      redirect: 'manual',
      signal: AbortSignal.timeout(NOTICE_MS),
    });
    await body?.cancel();
    if (!ok) throw new Error(`It answered ${status}.`);
    unsent.delete(text);
  };

  /** What the chat does not take is tried again with the next look, and holds up nothing behind it. */
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    const refusals: string[] = [];
    for (const text of unsent)
      await post(noticeUrl ?? '', text).catch(({ message }: Error) => refusals.push(message));
    isSending = false;
    const fault = refusals[0] && `Nothing was sent to CANARY_NOTICE_URL. ${refusals[0]}`;
    sayOnce('CANARY_NOTICE_URL', fault, (text) => app.log.warn(text));
  };

  /** Whoever answers for the canary may be looking at neither log nor console. */
  const report = (text: string): void => {
    app.log.warn(text);
    if (noticeUrl === undefined) return;
    const [oldest = ''] = unsent.size < MAX_UNSENT ? [] : unsent;
    unsent.delete(oldest);
    unsent.add(text);
    void send();
  };

  /** Gives it its next step once that is due. */
  const step = async (area: string, canary: Canary, all: AreaFigures): Promise<void> => {
    if (!canary.plan) return;
    const { stepAt } = canary.plan;
    const after = begun.get(`${area} ${stepAt}`) ?? lookedAt;
    const plan = { ...canary.plan, ...(stepAt < after && { stepAt: after }) };
    if (!dueStep({ ...canary, plan }, new Date())) return;
    const asked = { build: canary.build, startedAt: stepSince(plan) };
    const inStep = figuresFrom(await readSums({ environment, area, canary: asked }), canary);
    await stepCanary(who, area, { all, inStep });
  };

  const judged = async (area: string, canary: Canary) => {
    const all = figuresFrom(await readSums({ environment, area, canary }), canary);
    return { all, ...(await judgeCanary(who, area, all)) };
  };

  const judge = async (area: string): Promise<void> => {
    const canary = (await readRelease())?.remotes[area]?.canary;
    if (!canary) return;
    const { all, release, figures } = await judged(area, canary).catch((error: Error) => {
      throw new Error(`The canary of ${area} was not judged. ${error.message}`);
    });
    if (figures.length > 0)
      report(
        `The canary of ${area} was stopped by release ${release.sequence}. ${figures.map(figureText).join('; ')}`,
      );
    else
      await step(area, canary, all).catch((error: Error) => {
        throw new Error(`The canary of ${area} stays at its step. ${error.message}`);
      });
  };

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const release = await readRelease();
      const areas = release ? openCanaries(release) : [];
      const steps = areas.map((area) => `${area} ${release?.remotes[area]?.canary?.plan?.stepAt}`);
      begun = new Map(steps.map((step) => [step, begun.get(step) ?? lookedAt]));
      lookedAt = new Date().toISOString();
      if (areas.length === 0) return;
      const keyFault = faultOfKey(store, 'manager');
      sayOnce(
        'RELEASE_MANAGER_KEY',
        keyFault && `Canaries are not judged by this gateway. ${keyFault}`,
        report,
      );
      if (keyFault) return;
      for (const area of areas) {
        const fault = await judge(area).then(
          () => undefined,
          ({ message }: Error) => message,
        );
        sayOnce(area, fault, report);
      }
    } finally {
      isLooking = false;
    }
  };

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      void look();
      void send();
    }, everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
