import { Flex, type FlexProps } from '@chakra-ui/react';

/** The buttons of a long page, in sight at its end; notices stand above it. */
export const ActionBar = (props: FlexProps) => (
  <Flex
    data-bar
    gap="3"
    wrap="wrap"
    align="center"
    position="sticky"
    bottom="0"
    py="3"
    bg="bg.canvas"
    borderTopWidth="1px"
    zIndex="1"
    {...props}
  />
);
