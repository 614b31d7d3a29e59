import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const system = '/usr/bin/chromium';

/** The machine's own Chromium where there is one. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync(system) && { executablePath: system }),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
