import { applicationMakers } from './make-applications.ts';
import { fileMakers } from './make-files.ts';
import { fundMakers } from './make-funds.ts';
import { userMakers } from './make-users.ts';
import type { RunningPortal } from './running-portal.ts';

/** Everything that tests can make. A capability adds its own makers here. */
export const makers = (portal: RunningPortal) => ({
  ...userMakers(portal),
  ...fundMakers(portal),
  ...fileMakers(portal),
  ...applicationMakers(portal),
});

export type Makers = ReturnType<typeof makers>;
