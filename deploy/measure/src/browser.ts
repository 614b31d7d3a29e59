import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** The machine's own Chromium where there is one. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(system && { executablePath: system }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
