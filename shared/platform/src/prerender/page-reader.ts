import type { PageReader } from '../release/prerendered-page.ts';
import { createPrerenderedStore } from '../state/prerendered-store.ts';

/** For whom the page was rendered on the server; nothing on a public page, or where the app drew it. */
export const usePageReader = createPrerenderedStore<{ reader?: PageReader | undefined }>(() => ({}));
