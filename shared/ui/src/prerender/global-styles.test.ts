import { expect, test } from 'vitest';
import { system } from '../system/system.ts';
import { globalStyles } from './global-styles.ts';

test('the file of styles for the whole page has layers, base styles and every token in every theme', () => {
  const css = globalStyles();
  expect(css).toMatch(/^@layer reset,base,tokens,recipes;/);
  expect(css).toContain('outline:3px solid var(--chakra-colors-focus-outer)');
  expect(css).toContain(':lang(ar)');
  for (const { extensions } of system.tokens.allTokens) {
    const { cssVar, virtual } = extensions;
    if (cssVar && !virtual) expect(css).toContain(`${cssVar.var}:`);
  }
  expect(css).toMatch(/\.dark[^{]*\{[^}]*--chakra-colors-bg-canvas:/);
  expect(css).toMatch(/forced-colors[^{]*\{[^}]*--chakra-colors-border-unmarked:Canvas/);
});
