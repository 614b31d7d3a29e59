import { thread } from './thread-colours.ts';

/** One path per colour and strip: bright, muted and green threads side by side. */
export const threadColours = [thread.gold, '#47806A', '#A1801F'] as const;

/** Loose threads hang below the woven part, each a little longer or shorter than its neighbour. */
export function loosePath(strip: number, colour: number, x: number, from: number, height: number) {
  let d = '';
  for (let i = colour; i < 6; i += 3) {
    const spread = ((strip * 13 + i * 29) % 11) / 11;
    const end = Math.min(height - 2, from + 18 + (height - from) * (0.45 + spread * 0.4));
    d += `M${x + 1.5 + i * 4} ${from}h1v${Math.round(end - from)}h-1z`;
  }
  return d;
}
