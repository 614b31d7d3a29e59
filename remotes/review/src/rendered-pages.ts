import type { RouteObject } from '@portal/platform';
import { reviewApplications } from './navigation/paths.ts';

/** Where people come when they sign in, and the application that it or a mail leads to: both are rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: reviewApplications,
    lazy: () => import(/* webpackChunkName: "queue" */ './find-applications/FindApplicationsPage.tsx'),
  },
  {
    path: `${reviewApplications}/:applicationId`,
    lazy: () => import(/* webpackChunkName: "workspace" */ './open-application/OpenApplicationPage.tsx'),
  },
];
