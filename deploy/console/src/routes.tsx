import { Navigate, type RouteObject } from 'react-router-dom';
import { EnvironmentsPage } from './environments/EnvironmentsPage.tsx';
import { Frame } from './frame/Frame.tsx';

export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: '/', Component: EnvironmentsPage },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
