import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadPlatformMessages } from '../src/i18n/platform-translations.ts';
import { dismissNotice, useNotices } from '../src/notices/notices.ts';
import { connectNavigation } from '../src/page/navigation.ts';
import { queryClient } from '../src/query/query-client.ts';
import { endSession } from '../src/session/session.ts';

// A limit for what never comes, not a wait: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => loadPlatformMessages());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
  endSession();
  while (useNotices.getState().shown.length > 0) {
    for (const { id } of useNotices.getState().shown) dismissNotice(id);
  }
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  connectNavigation({
    navigate: (to) => window.history.pushState(null, '', to),
    isGuarded: (pathname) => pathname.startsWith('/workspace'),
  });
});
