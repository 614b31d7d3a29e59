import { Navigate, type RouteObject } from 'react-router-dom';
import { CanaryPage } from './canary/index.ts';
import { ComparePage } from './compare/index.ts';
import { EnvironmentsPage } from './environments/index.ts';
import { Frame } from './frame/Frame.tsx';
import { HistoryPage } from './history/index.ts';
import { KeysPage } from './keys/KeysPage.tsx';
import { MatrixPage } from './matrix/index.ts';

export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: '/', Component: EnvironmentsPage },
      { path: '/canary', Component: CanaryPage },
      { path: '/matrix', Component: MatrixPage },
      { path: '/compare', Component: ComparePage },
      { path: '/history', Component: HistoryPage },
      { path: '/keys', Component: KeysPage },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
