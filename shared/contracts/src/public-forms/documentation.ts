import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const publicFormsDocumentation: readonly Documentation[] = [
  documentation(calls.getFormToken, {
    description:
      'Sent as the header `Form-Token` with a contact message, a registered interest, a registration or the start of a chat, it raises what the network may send in an hour from 30 to 300. It is signed, holds for the network that asked for it, and is not needed by who is signed in.',
    answer: {
      data: { token: 'aR2X5QAAAABx1mW0c2Zq0A.9Qn7m6Hq1o0v2b8sZr3KcQ', expiresIn: 43_200 },
      message: '',
    },
  }),
];
