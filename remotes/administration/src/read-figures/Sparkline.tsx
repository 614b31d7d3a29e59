const WIDTH = 100;
const HEIGHT = 28;
const PAD = 2;

/** The points of a line through a box of WIDTH by HEIGHT; a gap in the values is passed over. */
export const sparkPoints = (values: readonly (number | null)[]): string => {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const max = Math.max(...known.map(({ value }) => value), 0);
  const min = Math.min(...known.map(({ value }) => value), max);
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0;
  const room = HEIGHT - 2 * PAD;
  return known
    .map(({ value, index }) => {
      const share = max === min ? 0.5 : (value - min) / (max - min);
      return `${(index * step).toFixed(1)},${(HEIGHT - PAD - share * room).toFixed(1)}`;
    })
    .join(' ');
};

/** Which way a figure went, without numbers; time runs from left to right in every language. */
export const Sparkline = ({ values, color }: { values: readonly (number | null)[]; color: string }) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width={WIDTH}
    height={HEIGHT}
    aria-hidden="true"
    style={{ flexShrink: 1, minWidth: 0 }}
  >
    <polyline
      points={sparkPoints(values)}
      fill="none"
      stroke={color}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
