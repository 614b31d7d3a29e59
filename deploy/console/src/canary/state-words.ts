import type { CanaryFigures } from '../api/figures.ts';
import type { Canary } from '../api/types.ts';
import { shareWords } from '../words/names.ts';

/** Who gets a canary. */
export const whoGetsIt = ({ share, groups, isStopped }: Canary): string => {
  if (isStopped) return 'Nobody';
  const people = share > 0 ? [`${shareWords(share)} of people`] : [];
  return [...people, ...(groups ?? [])].join(', ');
};

/** What will happen by itself: nothing gives it to more, a full budget takes it back. */
export const outlook = ({ isStopped }: Canary, figures: CanaryFigures | undefined): string => {
  if (isStopped) return 'It was stopped by its figures: everybody has the pin.';
  const stays = 'It stays at this share until somebody changes it.';
  if (!figures) return stays;
  const used = Math.max(0, ...figures.figures.map((figure) => figure.used));
  return `Stops by itself when a bar is full, ${Math.round(used * 100)}% used. ${stays}`;
};
