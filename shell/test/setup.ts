import {
  addNamespace,
  endSession,
  loadPlatformMessages,
  queryClient,
  useContentStore,
} from '@portal/platform';
import { cleanup } from '@portal/testing/screen';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadSecurityMessages } from '../src/language/security-translations.ts';
import { loadShellMessages } from '../src/language/shell-translations.ts';

beforeAll(async () => {
  await loadPlatformMessages();
  await addNamespace('shell', loadShellMessages);
  await loadSecurityMessages();
});

// jsdom knows neither modal dialogs nor popovers.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Nor does it keep a timeline.
Object.assign(performance, { mark: () => undefined });

// What jsdom does not lay out it cannot scroll or measure.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  useContentStore.setState(useContentStore.getInitialState(), true);
});
