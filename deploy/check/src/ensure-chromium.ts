import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { type Run, run as runNow } from './run-command.ts';

/** Chromium without windows: the same engine, at half the processor time of the whole browser. */
const lightest = '/usr/bin/chromium-headless-shell';
const system = [lightest, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own Chromium; `undefined` lets Playwright use the one that it downloaded. */
export const systemChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || system.find((path) => existsSync(path));

const isThere = () => systemChromium() !== undefined || existsSync(chromium.executablePath());

/** Finds a Chromium, or installs one: Debian's where apt may be used, else Playwright's own. */
export const ensureChromium = async (run: Run = runNow): Promise<boolean> => {
  if (process.env.CHROMIUM_PATH || existsSync(lightest)) return true;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing a Chromium for the browser tests.');
    await run('apt-get', ['update', '-qq']);
    const packages = ['chromium-headless-shell', 'fonts-noto-core'];
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  if (!isThere()) await run('playwright', ['install', 'chromium']);
  if (isThere()) return true;
  console.error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return false;
};
