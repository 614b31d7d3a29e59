import type { RouteObject } from '@portal/platform';
import { rankingPage, workloadPage } from './navigation/paths.ts';
import { renderedPages } from './rendered-pages.ts';

const workload = () => import(/* webpackChunkName: "workload" */ './watch-workload/WorkloadPage.tsx');
const ranking = () => import(/* webpackChunkName: "ranking" */ './rank-applications/RankingPage.tsx');

export const routes: RouteObject[] = [
  ...renderedPages,
  { path: workloadPage, lazy: workload },
  { path: rankingPage, lazy: ranking },
];
