import { definePrerendered } from '@portal/platform/area';
import app from './expose.ts';
import { addresses } from './prerender/addresses.ts';
import { headOf } from './prerender/head-of.ts';

/** The remote's server build. */
export default definePrerendered({ app, addresses, headOf });
