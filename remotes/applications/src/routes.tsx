import { ChatButton } from '@portal/live-chat/button';
import { matchRoutes, Outlet, type RouteObject, useLocation } from '@portal/platform';

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
  {
    path: '/workspace/my-applications',
    lazy: () => import(/* webpackChunkName: "my-applications" */ './my-applications/MyApplicationsPage.tsx'),
  },
  { path: '/workspace/my-applications/:applicationId', lazy: follow },
  {
    path: '/workspace/my-applications/:applicationId/people',
    lazy: () => import(/* webpackChunkName: "follow-application" */ './invite-colleagues/PeoplePage.tsx'),
  },
];

const aboutOne = [
  { path: '/workspace/my-applications/:applicationId' },
  { path: '/application/:fundId/sent/:applicationId' },
];

/** With the application that the page is about, so that the agent need not ask for its number. */
const WithChat = () => {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      <ChatButton atEnd applicationId={matchRoutes(aboutOne, pathname)?.[0]?.params.applicationId} />
    </>
  );
};

export const routes: RouteObject[] = [{ element: <WithChat />, children: pages }];
