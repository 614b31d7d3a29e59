import { contracts, writeCalls } from './calls.ts';

/** `pnpm calls`: writes anew what browsers import of the declared operations. */
await writeCalls(new URL('generated/', contracts));
