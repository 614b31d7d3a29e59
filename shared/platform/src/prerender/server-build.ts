/** For the shell's server build alone: what prerenders a page and keeps what it was made from. */

export { usePageTitleStore } from '../page/page-title.ts';
export { createStaticRouter } from '../router/static-router.ts';
export { loadPageContent, loadPageQueries, takeState } from './page-data.ts';
export { forgetReader, loadReader } from './reader-data.ts';
