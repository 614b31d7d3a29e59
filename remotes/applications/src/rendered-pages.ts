import type { RouteObject } from '@portal/platform';

/** The page that people come to when they sign in: it is rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: '/workspace/my-applications',
    lazy: () => import(/* webpackChunkName: "my-applications" */ './my-applications/MyApplicationsPage.tsx'),
  },
];
