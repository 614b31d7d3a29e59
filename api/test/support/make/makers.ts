import type { TestPortal } from '../portal.ts';
import { userMakers } from './users.ts';

/** Everything that tests can make. A capability adds its own makers here. */
export const makers = (portal: TestPortal) => ({ ...userMakers(portal) });

export type Makers = ReturnType<typeof makers>;
