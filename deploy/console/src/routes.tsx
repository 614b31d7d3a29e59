import { Navigate, type RouteObject } from 'react-router-dom';
import { CanaryPage } from './canary/CanaryPage.tsx';
import { ComparePage } from './compare/ComparePage.tsx';
import { EnvironmentsPage } from './environments/EnvironmentsPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { HistoryPage } from './history/HistoryPage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';
import { MatrixPage } from './matrix/MatrixPage.tsx';
import { withEnvironments } from './parts/with-environments.tsx';

export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: '/', Component: withEnvironments(EnvironmentsPage) },
      { path: '/canary', Component: withEnvironments(CanaryPage) },
      { path: '/matrix', Component: withEnvironments(MatrixPage) },
      { path: '/compare', Component: withEnvironments(ComparePage) },
      { path: '/history', Component: HistoryPage },
      { path: '/keys', Component: KeysPage },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
