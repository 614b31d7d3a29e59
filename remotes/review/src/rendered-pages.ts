import type { RouteObject } from '@portal/platform';
import { reviewApplications } from './navigation/paths.ts';

/** The page that people come to when they sign in: it is rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: reviewApplications,
    lazy: () => import(/* webpackChunkName: "queue" */ './find-applications/FindApplicationsPage.tsx'),
  },
];
