/** Page numbers with gaps: first, last, the current one and its neighbours. Gaps are named by their place. */
export function pageNumbers(page: number, last: number): (number | 'gap-start' | 'gap-end')[] {
  if (last <= 7) return Array.from({ length: last }, (_, i) => i + 1);
  const from = Math.max(2, Math.min(page - 1, last - 4));
  const to = Math.min(last - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return [
    1,
    ...(from > 2 ? ['gap-start' as const] : []),
    ...middle,
    ...(to < last - 1 ? ['gap-end' as const] : []),
    last,
  ];
}
