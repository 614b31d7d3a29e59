/** The eligibility check that a device keeps: written where it is made, read where an application begins. */
export {
  forgetCheck,
  readStoredCheck,
  type StoredCheck,
  storeCheck,
  useStoredCheck,
} from './stored-check.ts';
