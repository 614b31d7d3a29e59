import type { Route } from './http/route.ts';

/** Every route of the API. A list of imports: a capability adds its own here. */
export const allRoutes: readonly Route[] = [];
