import type { RouteObject } from '@portal/platform';
import { withChat } from './navigation/with-chat.tsx';
import { renderedPages } from './rendered-pages.ts';

/** Chunks are named in `area.ts`, so that the gateway can preload them. */
const pages: RouteObject[] = [
  {
    path: '/confirm-application',
    lazy: () => import(/* webpackChunkName: "confirm-entry" */ './confirm-on-behalf/ConfirmOnBehalfPage.tsx'),
  },
  {
    path: '/application/:fundId/sent/:applicationId',
    lazy: () => import(/* webpackChunkName: "fill-in" */ './send-application/SentPage.tsx'),
  },
  {
    path: '/application/:fundId/entered/:applicationId',
    lazy: () =>
      import(/* webpackChunkName: "follow-application" */ './follow-application/ApplicationPage.tsx'),
  },
  ...renderedPages,
  {
    path: '/workspace/my-applications/:applicationId/people',
    lazy: () => import(/* webpackChunkName: "follow-application" */ './invite-colleagues/PeoplePage.tsx'),
  },
];

export const routes: RouteObject[] = withChat(pages);
