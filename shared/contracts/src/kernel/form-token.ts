import { Type } from 'typebox';
import { operation, result } from '../operation.ts';
import { closed } from '../schema-parts.ts';

export const getFormToken = operation('getFormToken', 'GET /form-token', {
  permission: 'public',
  summary: 'A signed token for sending a public form',
  description:
    'Sent as the header `Form-Token` with a contact message, a registered interest, a registration or the start of a chat, it raises what the network may send in an hour from 30 to 300. It is signed, holds for the network that asked for it, and is not needed by who is signed in.',
  response: result(
    closed({
      /** Sent back as the header `Form-Token` with the form. */
      token: Type.String({ maxLength: 100 }),
      /** Seconds for which it is taken. */
      expiresIn: Type.Integer(),
    }),
  ),
});
