// Written by `pnpm calls` from src/content/revision.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/content/revision.ts';

/** A mark that moves with everything that public pages show. */
export const getPublicRevision: CallOf<typeof declared.getPublicRevision> = { id: 'getPublicRevision', method: 'GET', path: '/public-pages/revision' };
