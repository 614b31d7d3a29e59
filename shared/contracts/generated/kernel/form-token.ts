// Written by `pnpm calls` from src/kernel/form-token.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/kernel/form-token.ts';

/** A signed token for sending a public form. */
export const getFormToken: CallOf<typeof declared.getFormToken> = { id: 'getFormToken', method: 'GET', path: '/form-token' };
