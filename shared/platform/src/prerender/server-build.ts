/** For the shell's server build alone: what prerenders a page and keeps what it was made from. */
export {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
export { usePageTitleStore } from '../page/page-title.ts';
export { loadPageContent, loadPageQueries, takeState } from './page-data.ts';
