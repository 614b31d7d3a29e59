// @vitest-environment jsdom
import { Box, ChakraProvider } from '@chakra-ui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { preparedSystem } from './prepared-system.ts';
import { system } from './system.ts';
import { UIProvider } from './UIProvider.tsx';

afterEach(cleanup);

test('the elements of a component share one recipe, so that what it remembers is of use', () => {
  let made = 0;
  const cva: typeof system.cva = (recipe) => {
    made += 1;
    return system.cva(recipe);
  };
  render(
    <ChakraProvider value={{ ...system, cva }}>
      <Box padding="1" />
      <Box padding="2" />
      <Box padding="1" />
    </ChakraProvider>,
  );
  expect(made).toBe(1);
});

test('styles of the whole page are made when somebody asks for them, and not where they are linked', () => {
  expect(Object.getOwnPropertyDescriptor(system, '_global')?.get).toBeDefined();
  const hasTokens = () => document.head.textContent?.includes('--chakra-colors-ash-950:');
  render(<UIProvider globalStyles="linked">{null}</UIProvider>);
  expect(hasTokens()).toBe(false);
  render(<UIProvider>{null}</UIProvider>);
  expect(hasTokens()).toBe(true);
});

test('the system has the tokens that were made in a step of their own', () => {
  expect(system.tokens).toBe(preparedSystem.tokens);
});

test('queries are put in order without the rules of a language', () => {
  const localeCompare = vi.spyOn(String.prototype, 'localeCompare');
  render(
    <UIProvider globalStyles="linked">
      <Box
        css={{ '@media (hover: hover)': { color: 'red' }, '@media (any-hover: hover)': { color: 'blue' } }}
      />
    </UIProvider>,
  );
  const css = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const places = ['(any-hover', '(hover'].map((query) => css.join('').indexOf(query));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(localeCompare).not.toHaveBeenCalled();
  localeCompare.mockRestore();
});
