import type { RouteObject } from '@portal/platform';
import { contentManagement, publishedFiles } from './paths.ts';

const page = () => import(/* webpackChunkName: "edit-content" */ './edit-section/EditSectionPage.tsx');

const files = () => import(/* webpackChunkName: "publish-files" */ './publish-files/PublishFilesPage.tsx');

const history = () => import(/* webpackChunkName: "read-history" */ './read-history/HistoryPage.tsx');

export const routes: RouteObject[] = [
  { path: contentManagement, lazy: page },
  { path: publishedFiles, lazy: files },
  { path: `${contentManagement}/:key`, lazy: page },
  { path: `${contentManagement}/:key/history`, lazy: history },
];
