import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './run.ts';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isThere = () =>
  Boolean(process.env.CHROMIUM_PATH) ||
  system.some((path) => existsSync(path)) ||
  existsSync(chromium.executablePath());

/** Finds a Chromium, or installs one: Debian's where apt may be used, else Playwright's own. */
export const ensureChromium = async (): Promise<boolean> => {
  if (isThere()) return true;
  console.log('No Chromium found: installing one for the browser tests.');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core']);
  }
  if (!isThere()) await run('playwright', ['install', 'chromium']);
  if (isThere()) return true;
  console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return false;
};
