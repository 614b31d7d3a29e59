import { definePrerendered } from '@portal/platform/area';
import { loadLocale } from './load-locale.ts';
import { renderedPages } from './rendered-pages.ts';

/** The remote's server build. */
export default definePrerendered({ app: { namespace: 'administration', loadLocale, routes: renderedPages } });
