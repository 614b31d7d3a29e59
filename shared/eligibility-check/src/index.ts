/** The eligibility check that a device keeps: written where it is made, read where an application begins. */
export {
  forgetCheck,
  type KeptCheck,
  keepCheck,
  readKeptCheck,
  useKeptCheck,
} from './kept-check.ts';
