/** What both kinds of chart take. */
export interface SeriesProps {
  /** What the picture shows, in one sentence. */
  label: string;
  points: readonly { period: string }[];
  series: readonly { key: string; label: string; color: string }[];
  /** Short, for the axis. */
  tick: (period: string) => string;
  /** In full. */
  name: (period: string) => string;
  value: (amount: number) => string;
  /** In px. */
  height: number;
}
