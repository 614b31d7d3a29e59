import type { RouteObject } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';

export const routes: RouteObject[] = [{ path: '*', Component: Frame }];
