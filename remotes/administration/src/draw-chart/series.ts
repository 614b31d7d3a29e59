/** What both kinds of chart take. */
export interface SeriesProps {
  /** What the picture shows, in one sentence. */
  label: string;
  points: readonly { period: string }[];
  series: readonly { key: string; label: string; color: string }[];
  value: (amount: number) => string;
}
