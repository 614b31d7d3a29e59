import { type Static, Type } from 'typebox';
import { roles } from '../access/roles.ts';

export const DemoAccount = Type.Object({
  email: Type.String(),
  password: Type.String(),
  role: Type.Enum(roles),
  /** Who it is, in a few words. */
  note: Type.String(),
});
export type DemoAccount = Static<typeof DemoAccount>;

export const DemoInfo = Type.Object({ demo: Type.Literal(true), accounts: Type.Array(DemoAccount) });
export type DemoInfo = Static<typeof DemoInfo>;
