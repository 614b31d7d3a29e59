import type { RouteObject } from '@portal/platform';
import { withChat } from './navigation/with-chat.tsx';
import { oneApplication, renderedPages } from './rendered-pages.ts';

const confirm = () =>
  import(/* webpackChunkName: "confirm-entry" */ './confirm-on-behalf/ConfirmOnBehalfPage.tsx');
const sent = () => import(/* webpackChunkName: "fill-in" */ './send-application/SentPage.tsx');
const people = () =>
  import(/* webpackChunkName: "follow-application" */ './invite-colleagues/PeoplePage.tsx');

/** Chunks are named in `area.ts`, so that the gateway can preload them. */
const pages: RouteObject[] = [
  { path: '/confirm-application', lazy: confirm },
  { path: '/application/:fundId/sent/:applicationId', lazy: sent },
  { path: '/application/:fundId/entered/:applicationId', lazy: oneApplication },
  ...renderedPages,
  { path: '/workspace/my-applications/:applicationId/people', lazy: people },
];

export const routes: RouteObject[] = withChat(pages);
