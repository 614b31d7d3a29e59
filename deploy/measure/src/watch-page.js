// Keeps in window.seen when the page painted, how much moved, when it was hydrated and what it is about stood,
// and each long task.
const seen = { lcp: 0, shift: 0, interactive: 0, stood: 0, tasks: [] };
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
if (window.standsWhen) {
  new MutationObserver((_records, observer) => {
    if (!document.querySelector(window.standsWhen)) return;
    observer.disconnect();
    // Once it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.stood = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}
