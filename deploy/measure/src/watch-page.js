// Keeps in window.seen when the page painted, how much moved, and when the app took over.
const seen = { lcp: 0, shift: 0, interactive: 0 };
window.seen = seen;
const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
observe('largest-contentful-paint', ({ startTime }) => {
  seen.lcp = startTime;
});
observe('layout-shift', ({ value }) => {
  seen.shift += value;
});
observe('mark', ({ name, startTime }) => {
  if (name === 'taken-over') seen.interactive ||= startTime;
});
