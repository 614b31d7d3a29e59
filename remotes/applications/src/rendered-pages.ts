import type { RouteObject } from '@portal/platform';

const form = () => import(/* webpackChunkName: "fill-in" */ './start-application/DraftPages.tsx');
const tasks = () => import(/* webpackChunkName: "fill-in" */ './list-sections/TaskListPage.tsx');
const check = () => import(/* webpackChunkName: "fill-in" */ './send-application/CheckPage.tsx');
const section = () => import(/* webpackChunkName: "fill-in" */ './fill-section/SectionPage.tsx');
const own = () =>
  import(/* webpackChunkName: "my-applications" */ './my-applications/MyApplicationsPage.tsx');
export const oneApplication = () =>
  import(/* webpackChunkName: "follow-application" */ './follow-application/ApplicationPage.tsx');

/** Where people come when they sign in, what letters lead to, and the form: these are rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: '/application/:fundId',
    lazy: form,
    children: [
      { index: true, lazy: tasks },
      { path: 'check', lazy: check },
      { path: ':section', lazy: section },
    ],
  },
  { path: '/workspace/my-applications', lazy: own },
  { path: '/workspace/my-applications/:applicationId', lazy: oneApplication },
];
