import { useQuery } from '@tanstack/react-query';
import { lookAgainMs } from './environments.ts';
import { Refused, read } from './request.ts';
import type { Metric } from './types.ts';

export interface Count {
  samples: number;
  failures: number;
}

export interface Figure {
  metric: Metric;
  budget: number;
  canary: Count;
  rest: Count;
  /** 0 to 1: how near the canary is to being stopped. */
  used: number;
  p75?: { canary: number; rest: number };
}

export interface Point {
  at: string;
  cohort: 'canary' | 'rest';
  loads: number;
  loadFailures: number;
  renderErrors: number;
  slowLoads: number;
  apiCalls: number;
  apiErrors: number;
}

export interface CanaryFigures {
  area: string;
  build: string;
  people: { canary: number; rest: number };
  figures: Figure[];
  operations: { operation: string; canary: Count; rest: Count }[];
  series: Point[];
  /** How many loads its present step still needs; absent: no step comes after it. */
  missing?: { canary: number; rest: number };
}

export interface Figures {
  readAt: string;
  fault?: string;
  /** Why this gateway stops and raises no canary by itself. */
  unjudged?: string;
  canaries: CanaryFigures[];
}

/** `null`: this gateway has no figures. */
export const useFigures = (environment: string) =>
  useQuery({
    queryKey: ['figures', environment],
    queryFn: (): Promise<Figures | null> =>
      read<Figures>('figures', { environment }).catch((error: unknown) => {
        if (error instanceof Refused && error.status === 404) return null;
        throw error;
      }),
    refetchInterval: lookAgainMs,
  });
