import type { RouteObject } from '@portal/platform';

export const routes: RouteObject[] = [
  {
    path: '/workspace/__name__',
    lazy: () => import(/* webpackChunkName: "overview" */ './overview/OverviewPage.tsx'),
  },
];
