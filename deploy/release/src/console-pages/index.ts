/** The pages of the release console: how they are built and where they lie. */
export { arePagesCurrent, buildPages, pagesFolder } from './build-pages.ts';
