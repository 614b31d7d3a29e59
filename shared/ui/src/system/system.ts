import { createSystem } from './chakra.ts';
import { preparedSystem } from './prepared-system.ts';

/** Chakra without its own theme: our tokens, and recipes that live with the component that uses them. */
export const system = createSystem(preparedSystem);
