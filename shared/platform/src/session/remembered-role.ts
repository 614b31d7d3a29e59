import type { Role } from '@portal/contracts';
import { roleStore } from '../release/before-hydration.ts';

/** For the next load: whose pages may be on their way before it is known who is there. It opens nothing. */
export const rememberRole = (role: Role | undefined): void => {
  try {
    if (role === undefined) localStorage.removeItem(roleStore);
    else localStorage.setItem(roleStore, role);
  } catch {
    // Without storage the next page waits until it knows.
  }
};
