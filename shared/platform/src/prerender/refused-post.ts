import type { RefusedPost } from '../release/prerendered-page.ts';
import { createPrerenderedStore } from '../state/prerendered-store.ts';

/** The form that this page answers; nothing on any page that was asked for in the usual way. */
export const useRefusedPost = createPrerenderedStore<{ refusedPost?: RefusedPost | undefined }>(() => ({}));
