// Written by `pnpm calls` from src/applications/signature.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/signature.ts';

/** Mails the signatory a code to sign with. */
export const askSignatureCode: CallOf<typeof declared.askSignatureCode> = { id: 'askSignatureCode', method: 'POST', path: '/application/:id/signature/code' };

/** Signs the declarations of an application as its signatory. */
export const signApplication: CallOf<typeof declared.signApplication> = { id: 'signApplication', method: 'POST', path: '/application/:id/signature' };
