// First: from here on only scripts of the release may run.
import './remotes/trusted-types.ts';
import '@portal/ui/fonts.css';
import { startPortal } from './start/start-portal.tsx';

void startPortal();
