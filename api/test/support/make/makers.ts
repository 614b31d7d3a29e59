import type { RunningPortal } from '../running-portal.ts';
import { applicationMakers } from './applications.ts';
import { fileMakers } from './files.ts';
import { fundMakers } from './funds.ts';
import { userMakers } from './users.ts';

/** Everything that tests can make. A capability adds its own makers here. */
export const makers = (portal: RunningPortal) => ({
  ...userMakers(portal),
  ...fundMakers(portal),
  ...fileMakers(portal),
  ...applicationMakers(portal),
});

export type Makers = ReturnType<typeof makers>;
