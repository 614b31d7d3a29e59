// Keeps in window.seen when the page painted, how much moved, when the app took over, and each long task.
const seen = { lcp: 0, shift: 0, interactive: 0, tasks: [] };
window.seen = seen;
const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
observe('largest-contentful-paint', ({ startTime }) => {
  seen.lcp = startTime;
});
observe('layout-shift', ({ value }) => {
  seen.shift += value;
});
observe('longtask', ({ startTime, duration }) => {
  seen.tasks.push({ end: startTime + duration, duration });
});
observe('mark', ({ name, startTime }) => {
  if (name === 'taken-over') seen.interactive ||= startTime;
});
