import type { FastifyInstance } from 'fastify';
import { figuresFrom, type ReadSums } from '../canary/read-figures.ts';
import { openCanaries } from '../canary/views.ts';
import { judgeCanary } from '../release/judge-canary.ts';
import { signingKey } from '../signing/keys.ts';
import type { ReadRelease } from './current-release.ts';

export interface JudgeOptions {
  store: string;
  environment: string;
  readRelease: ReadRelease;
  readSums: ReadSums;
  /** Milliseconds between two looks. */
  everyMs: number;
}

const mayRelease = (store: string): boolean => {
  try {
    signingKey(store, 'manager');
    return true;
  } catch {
    return false;
  }
};

/** While somebody gets a canary: looks at its figures at intervals and stops one that exceeds its budget. */
export const judgeCanaries = (app: FastifyInstance, options: JudgeOptions): void => {
  const { store, environment, readRelease, readSums, everyMs } = options;
  const faults = new Map<string, string>();
  let isLooking = false;

  const judge = async (area: string): Promise<void> => {
    const canary = (await readRelease())?.remotes[area]?.canary;
    if (!canary) return;
    const sums = await readSums({ environment, area, canary });
    const who = { store, environment, by: 'portal', reason: '' };
    const { release, figures } = await judgeCanary(who, area, figuresFrom(sums, canary));
    if (figures.length > 0)
      app.log.warn(
        `The canary of ${area} exceeded its budget and was stopped by release ${release.sequence}.`,
      );
  };

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const release = await readRelease();
      const areas = release ? openCanaries(release) : [];
      if (areas.length === 0 || !mayRelease(store)) return;
      for (const area of areas) {
        const fault = await judge(area).then(
          () => undefined,
          (error: Error) => `The canary of ${area} was not judged. ${error.message}`,
        );
        if (fault !== undefined && fault !== faults.get(area)) app.log.warn(fault);
        if (fault === undefined) faults.delete(area);
        else faults.set(area, fault);
      }
    } finally {
      isLooking = false;
    }
  };

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void look(), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
