/**
 * The step from one named place to the next of `count`, each `each` pixels wide, for labels of at most `label` pixels with
 * `gap` between them, the last label whole; `count` where there is room for the first one only.
 */
export const stepOfLabels = (count: number, each: number, label: number, gap: number): number => {
  let step = Math.ceil((label + gap) / each);
  const isLastCut = () => (((count - 1) % step) + 0.5) * each < label / 2;
  while (step < count && isLastCut()) step += 1;
  return Math.min(step, Math.max(1, count));
};
