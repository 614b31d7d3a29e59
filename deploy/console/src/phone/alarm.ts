import type { CanaryFigures, Figure, Figures } from '../api/figures.ts';

/** From here on a figure is an alarm: somebody should look before the canary stops itself. */
const alarmingFrom = 0.4;

export interface Alarm {
  canary: CanaryFigures;
  figure: Figure;
}

/** The figure that is nearest to stopping a canary, once it is near. */
export const alarmIn = (figures: Figures | null | undefined): Alarm | undefined =>
  (figures?.canaries ?? [])
    .flatMap((canary) => canary.figures.map((figure) => ({ canary, figure })))
    .filter(({ figure }) => figure.used >= alarmingFrom)
    .sort((one, other) => other.figure.used - one.figure.used)[0];
