import { defineAhead } from '@portal/platform/area';
import app from './expose.ts';
import { addresses } from './render-ahead/addresses.ts';
import { headOf } from './render-ahead/head-of.ts';

/** The area's server build. */
export default defineAhead({ app, addresses, headOf });
