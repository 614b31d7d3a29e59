import type { RouteObject } from '@portal/platform';
import { contentManagement } from './paths.ts';

const page = () => import(/* webpackChunkName: "edit-content" */ './edit-section/EditSectionPage.tsx');

export const routes: RouteObject[] = [
  { path: contentManagement, lazy: page },
  { path: `${contentManagement}/:key`, lazy: page },
];
