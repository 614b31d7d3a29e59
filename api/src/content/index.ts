/** What administrators write for the public pages and the mails. The only file that others import. */
export { contentRoutes } from './content.route.ts';
export { contentSeeders } from './content.seed.ts';
export { findEditedText } from './edited-text.db.ts';
export { contentFiles } from './file-uses.db.ts';
export { listRoutes } from './lists.route.ts';
export { mailFromContent } from './mail-from-content.ts';
export { publicRevisionRoutes } from './public-revision/public-revision.route.ts';
export { publishJob } from './schedules.ts';
