/** What the system is made with; by itself, so that a start can evaluate it in a step of its own. */
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';
export { createSystem, defineConfig, prepareSystem } from '@chakra-ui/react/styled-system';
