import type { RouteObject } from '@portal/platform';

/** Where people come when they sign in, what letters lead to, and the form: these are rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: '/application/:fundId',
    lazy: () => import(/* webpackChunkName: "fill-in" */ './start-application/DraftPages.tsx'),
    children: [
      {
        index: true,
        lazy: () => import(/* webpackChunkName: "fill-in" */ './list-sections/TaskListPage.tsx'),
      },
      {
        path: 'check',
        lazy: () => import(/* webpackChunkName: "fill-in" */ './send-application/CheckPage.tsx'),
      },
      {
        path: ':section',
        lazy: () => import(/* webpackChunkName: "fill-in" */ './fill-section/SectionPage.tsx'),
      },
    ],
  },
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
