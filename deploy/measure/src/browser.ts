import { systemChromium } from '@portal/check/ensure-chromium';
import { type Browser, chromium } from 'playwright';

/** The machine's own Chromium where there is one. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = systemChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
};
