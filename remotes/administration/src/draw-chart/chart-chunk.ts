/** Everything that draws with the chart library, so that it loads as one piece and only where it is shown. */
export { Bars } from './Bars.tsx';
export { Line } from './Line.tsx';
