import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { system } from '../system/system.ts';
import { withVendorPrefixes } from './vendor-prefixes.ts';

/** What `UIProvider` makes for the whole page, as the text of a style sheet: layers, reset, base styles, all tokens. */
export const globalStyles = (): string => {
  const cache = createCache({ key: 'css', stylisPlugins: [withVendorPrefixes] });
  cache.compat = true;
  const styles = css([system.layers.atRule, ...system._global]);
  cache.insert('', styles, cache.sheet, true);
  return String(cache.inserted[styles.name]);
};
