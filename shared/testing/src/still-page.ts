/** jsdom lays nothing out and plays nothing: every element has a place, nothing changes size or moves, no query of the window holds. */
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  Element.prototype.scrollTo = () => {};
  const still = document.createElement('style');
  still.textContent = '*, *::before { animation: none !important; transition: none !important }';
  document.head.append(still);
}
