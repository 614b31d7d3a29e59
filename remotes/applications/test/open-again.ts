import { renderArea } from '@portal/testing/render-area';
import area from '../src/expose.ts';
import { beneficiary } from './example-people.ts';

/** Comes back to a page, with what the device and the API of the test hold by then. */
export const openAgain = (at: string) => renderArea(area, { at, user: beneficiary });
