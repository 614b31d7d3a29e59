import { readFileSync } from 'node:fs';

/** The demo accounts of the README. Staff have the e-mail code as second factor. */
export const password = 'Demo-2026-pass';

export const accounts = {
  admin: { email: 'admin@demo.example', staff: true },
  manager: { email: 'manager@demo.example', staff: true },
  reviewer: { email: 'reviewer@demo.example', staff: true },
  reviewer2: { email: 'reviewer2@demo.example', staff: true },
  beneficiary: { email: 'beneficiary@demo.example', staff: false },
} as const;

export type AccountName = keyof typeof accounts;

/** Where a signed-in browser state of an account is kept during a run. */
export const stateFile = (name: AccountName): string =>
  `${process.env.PORTAL_E2E_DATA ?? 'test-results'}/browser-${name}.json`;

/** The signed-in state of an account for another address of the same portal: cookies know no port, storage does. */
export const stateAt = (origin: string, name: AccountName) => {
  const state = JSON.parse(readFileSync(stateFile(name), 'utf8')) as {
    cookies: never[];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
  return { ...state, origins: state.origins.map((one) => ({ ...one, origin })) };
};
