import { type Static, Type } from 'typebox';
import { roles } from '../access/roles.ts';
import { operation, result } from '../operation.ts';

export const DemoAccount = Type.Object({
  email: Type.String(),
  password: Type.String(),
  role: Type.Enum(roles),
  /** Who it is, in a few words. */
  note: Type.String(),
});

export const DemoInfo = Type.Object({ demo: Type.Literal(true), accounts: Type.Array(DemoAccount) });
export type DemoInfo = Static<typeof DemoInfo>;

export const getDemoInfo = operation('getDemoInfo', 'GET /demo/info', {
  permission: 'public',
  summary: 'Example accounts in demo mode',
  description: 'The accounts that a portal in demo mode comes with; `not_found` anywhere else.',
  response: result(DemoInfo),
  errors: ['not_found'],
});
