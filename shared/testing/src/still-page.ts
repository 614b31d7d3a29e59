/** jsdom lays nothing out and plays nothing: every element has a place, nothing changes size or moves. */
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollTo = () => {};
  const still = document.createElement('style');
  still.textContent = '*, *::before { animation: none !important; transition: none !important }';
  document.head.append(still);
}
