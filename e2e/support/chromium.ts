import { existsSync } from 'node:fs';

/** Places where a system keeps Chromium; `undefined` lets Playwright use the one it downloaded. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
