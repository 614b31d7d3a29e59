import { sectionKeys } from '@portal/contracts/content/keys';
import { publicPages } from '@portal/contracts/content/links';
import { expect, test } from 'vitest';
import { framedPage, previewPath } from './public-page.ts';

test('every section but the mails has a public page, asked for in its language', () => {
  const addresses = sectionKeys.flatMap((key) => previewPath(key, 'fr') ?? []);
  expect(addresses).toHaveLength(sectionKeys.length - 1);
  expect(previewPath('partners', 'ar')).toBe('/about-us?preview&lang=ar#partners');
  const unknown = addresses.filter(
    (address) => !(publicPages as readonly string[]).includes(address.replace(/\?.*/, '')),
  );
  expect(unknown).toEqual([]);
  expect(framedPage('partners', 'ar')).toEqual({
    src: '/about-us?preview=frame&lang=ar',
    anchor: 'partners',
  });
});
