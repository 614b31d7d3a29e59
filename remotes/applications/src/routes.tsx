import type { RouteObject } from '@portal/platform';
import { withChat } from './navigation/with-chat.tsx';
import { renderedPages } from './rendered-pages.ts';

/** Both chunks are named in `area.ts`, so that the gateway can preload them. */
const fillIn = {
  draft: () => import(/* webpackChunkName: "fill-in" */ './start-application/DraftPages.tsx'),
  tasks: () => import(/* webpackChunkName: "fill-in" */ './list-sections/TaskListPage.tsx'),
  section: () => import(/* webpackChunkName: "fill-in" */ './fill-section/SectionPage.tsx'),
  check: () => import(/* webpackChunkName: "fill-in" */ './send-application/CheckPage.tsx'),
  sent: () => import(/* webpackChunkName: "fill-in" */ './send-application/SentPage.tsx'),
};

const follow = () =>
  import(/* webpackChunkName: "follow-application" */ './follow-application/ApplicationPage.tsx');

const pages: RouteObject[] = [
  {
    path: '/confirm-application',
    lazy: () => import(/* webpackChunkName: "confirm-entry" */ './confirm-on-behalf/ConfirmOnBehalfPage.tsx'),
  },
  { path: '/application/:fundId/sent/:applicationId', lazy: fillIn.sent },
  { path: '/application/:fundId/entered/:applicationId', lazy: follow },
  {
    path: '/application/:fundId',
    lazy: fillIn.draft,
    children: [
      { index: true, lazy: fillIn.tasks },
      { path: 'check', lazy: fillIn.check },
      { path: ':section', lazy: fillIn.section },
    ],
  },
  ...renderedPages,
  {
    path: '/workspace/my-applications/:applicationId/people',
    lazy: () => import(/* webpackChunkName: "follow-application" */ './invite-colleagues/PeoplePage.tsx'),
  },
];

export const routes: RouteObject[] = withChat(pages);
