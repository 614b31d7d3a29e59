import { ChatButton } from '@portal/live-chat/button';
import { matchRoutes, Outlet, type RouteObject, useLocation } from '@portal/platform';

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

/** The pages of somebody who applies, with the button that opens the chat. */
export const withChat = (pages: RouteObject[]): RouteObject[] => [{ element: <WithChat />, children: pages }];
