import type { RouteObject } from '@portal/platform';
import { rankingPage, reviewApplications, workloadPage } from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

export const routes: RouteObject[] = [
  ...renderedPages,
  {
    path: `${reviewApplications}/:applicationId`,
    lazy: () => import(/* webpackChunkName: "desk" */ './open-application/OpenApplicationPage.tsx'),
  },
  {
    path: workloadPage,
    lazy: () => import(/* webpackChunkName: "workload" */ './watch-workload/WorkloadPage.tsx'),
  },
  {
    path: rankingPage,
    lazy: () => import(/* webpackChunkName: "ranking" */ './rank-applications/RankingPage.tsx'),
  },
];
