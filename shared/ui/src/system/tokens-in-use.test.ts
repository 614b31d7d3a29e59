import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { system } from './system.ts';

const categories: Readonly<Record<string, string>> = {
  zIndex: 'zIndex',
  shadow: 'shadows',
  borderRadius: 'radii',
};

/** A name that is no token is written into the style as it is, where it means nothing. */
test('every name and step in a style is one of the tokens', () => {
  const root = `${import.meta.dirname}/../../../..`;
  const files = globSync(['shell/src/**/*.tsx', 'remotes/*/src/**/*.tsx', 'shared/*/src/**/*.tsx'], {
    cwd: root,
  });
  const unknown = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\s(\w+)="-?([a-z]+|[\d.]+)"/gi)].flatMap(
      ([, name = '', value]) => {
        const isStep =
          /^([mp][xytbse]?|gap|[wh]|(min|max)[WH]|boxSize)$/.test(name) && /^\d/.test(value ?? '');
        const category = isStep ? 'sizes' : /^[a-z]/i.test(value ?? '') && categories[name];
        return category && system.token(`${category}.${value}`) === undefined
          ? [`${file}: ${name}="${value}"`]
          : [];
      },
    ),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});
