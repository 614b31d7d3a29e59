import type { Role } from '@portal/contracts';

const WORKSPACE = '/workspace';

let landings: Partial<Record<Role, string>> = {};

/** Called once by the shell, with what the release document says. */
export const connectLandings = (given: Partial<Record<Role, string>>): void => {
  landings = given;
};

/** Whether this path leads everybody to the start page of their own role. */
export const isLanding = (pathname: string): boolean => pathname === WORKSPACE;

/** Where a role starts after sign-in. */
export const landingFor = (role: Role): string => landings[role] ?? WORKSPACE;
