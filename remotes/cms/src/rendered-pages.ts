import type { RouteObject } from '@portal/platform';
import { contentManagement } from './navigation/paths.ts';

/** The page that people come to when they sign in: it is rendered on the server, too. */
export const renderedPages: RouteObject[] = [
  {
    path: contentManagement,
    lazy: () => import(/* webpackChunkName: "edit-content" */ './edit-section/EditSectionPage.tsx'),
  },
];
