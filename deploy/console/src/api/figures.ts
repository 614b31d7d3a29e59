import type { shownFigures } from '@portal/release/canary/shown-figures';
import { useQuery } from '@tanstack/react-query';
import { lookAgainMs } from './environments.ts';
import { queryOf } from './request.ts';

export interface CanaryFigures extends Awaited<ReturnType<typeof shownFigures>> {
  area: string;
  build: string;
}

export type Figure = CanaryFigures['figures'][number];
export type Metric = Figure['metric'];
export type Count = Figure['canary'];
export type Point = CanaryFigures['series'][number];

export interface Figures {
  readAt: string;
  fault?: string;
  /** Why this gateway stops and raises no canary by itself. */
  unjudged?: string;
  canaries: CanaryFigures[];
}

export const useFigures = (environment: string) =>
  useQuery({ ...queryOf<Figures>('figures', { environment }), refetchInterval: lookAgainMs });
