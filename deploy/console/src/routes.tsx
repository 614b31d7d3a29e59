import { Navigate, type RouteObject } from 'react-router-dom';
import { EnvironmentsPage } from './environments/EnvironmentsPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';

export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: '/', Component: EnvironmentsPage },
      { path: '/history', Component: HistoryPage },
      { path: '/keys', Component: KeysPage },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
