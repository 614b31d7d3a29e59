// @vitest-environment jsdom
import { Box, ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from './system.ts';

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
