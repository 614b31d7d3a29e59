import { type Language, REVIEWER } from '@portal/contracts';
import type { DashboardFilters } from '@portal/contracts/review/dashboard';
import type { Caller } from '../../kernel/http/caller.ts';
import { type Period, periodOf } from './period.ts';

/** What one question to the dashboard is about. */
export interface Scope {
  userId: string;
  filters: DashboardFilters;
  period: Period;
  timeZone: string;
  language: Language;
  /** A reviewer reads no amounts where they would point at single applications. */
  isReviewer: boolean;
}

/** Below this many applications an amount discloses too much. */
export const FEW = 3;

/** @throws invalid_request. */
export const scopeOf = ({ actor, meta }: Caller, filters: DashboardFilters): Scope => ({
  userId: actor.id,
  filters,
  period: periodOf(filters, meta.timeZone),
  timeZone: meta.timeZone,
  language: meta.language,
  isReviewer: actor.role === REVIEWER,
});
