import type { RouteObject } from '@portal/platform';
import { rankingPage, workloadPage } from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

export const routes: RouteObject[] = [
  ...renderedPages,
  {
    path: workloadPage,
    lazy: () => import(/* webpackChunkName: "workload" */ './watch-workload/WorkloadPage.tsx'),
  },
  {
    path: rankingPage,
    lazy: () => import(/* webpackChunkName: "ranking" */ './rank-applications/RankingPage.tsx'),
  },
];
