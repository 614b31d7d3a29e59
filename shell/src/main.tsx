// First: from here on only scripts of the release may run.
import './remotes/trusted-types.ts';
import '@portal/ui/fonts.css';
import '@portal/ui/devices.css';
import { yieldToBrowser } from './start/yield-to-browser.ts';

/** What the portal is made of, in steps: evaluated in one task, it would hold up a slow phone for half a second. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@portal/ui/chakra'),
  () => import(/* webpackMode: "eager" */ '@portal/ui/prepared-system'),
  () => import(/* webpackMode: "eager" */ '@portal/ui/system'),
  () => import(/* webpackMode: "eager" */ '@portal/ui'),
  () => import(/* webpackMode: "eager" */ '@portal/platform'),
];

const start = async (): Promise<void> => {
  for (const part of parts) {
    await yieldToBrowser();
    await part();
  }
  await yieldToBrowser();
  const { startPortal } = await import(/* webpackMode: "eager" */ './start/start-portal.tsx');
  await yieldToBrowser();
  await startPortal();
};

void start();
