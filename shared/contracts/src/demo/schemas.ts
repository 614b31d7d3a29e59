import { type Static, Type } from 'typebox';
import { roles } from '../access/roles.ts';

export const DemoAccount = Type.Object({
  email: Type.String(),
  password: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: Type.Enum(roles),
  /** The readable label of the role. */
  label: Type.String(),
  isChatAgent: Type.Enum([0, 1]),
});
export type DemoAccount = Static<typeof DemoAccount>;
