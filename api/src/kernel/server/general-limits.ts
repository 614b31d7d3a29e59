import { type Limit, perUser } from '../http/limiter.ts';

/** What anyone may read is cheap, and one visit asks for much of it: this only stops floods. */
export const readers: Limit = { name: 'all-reader', max: 12_000, seconds: 60, by: 'user' };
/** A whole office or mobile network may stand behind one address; what is worth guessing has limits of its own. */
export const visitors: Limit = { name: 'all-visitor', max: 3000, seconds: 60, by: 'ip' };
export const members: Limit = { name: 'all-member', max: 600, seconds: 60, by: 'user' };
export const systems = perUser('all-system', 300, 60);
