import type { RouteObject } from '@portal/platform';
import { dashboard } from './navigation/paths.ts';

/** The page that people come to when they sign in: it is rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: dashboard,
    lazy: () => import(/* webpackChunkName: "dashboard" */ './read-figures/DashboardPage.tsx'),
  },
];
