import type { RefusedPost } from '../release/ahead.ts';
import { createAheadStore } from './ahead-store.ts';

/** The form that this page answers; nothing on any page that was asked for in the usual way. */
export const useRefusedPost = createAheadStore<{ refusedPost?: RefusedPost | undefined }>(() => ({}));
