import type { RouteObject } from '@portal/platform';

/** Where people come when they sign in and what letters lead to: these are rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: '/workspace/my-applications',
    lazy: () => import(/* webpackChunkName: "my-applications" */ './my-applications/MyApplicationsPage.tsx'),
  },
  {
    path: '/workspace/my-applications/:applicationId',
    lazy: () =>
      import(/* webpackChunkName: "follow-application" */ './follow-application/ApplicationPage.tsx'),
  },
];
