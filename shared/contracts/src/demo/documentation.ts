import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const demoDocumentation: readonly Documentation[] = [
  documentation(calls.getDemoInfo, {
    description: 'The accounts that a portal in demo mode comes with; `not_found` anywhere else.',
    answer: {
      data: {
        demo: true,
        accounts: [
          {
            email: 'admin@demo.example',
            password: 'Demo-2026-pass',
            role: 'FUND_MANAGER_SUPER_USER',
            note: 'Nomvula Dlamini, Admin',
          },
        ],
      },
      message: '',
    },
  }),
];
