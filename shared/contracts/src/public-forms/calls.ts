import { call, type Result } from '../call.ts';
import type { FormToken } from './schemas.ts';

/** The header that carries a form token. */
export const FORM_TOKEN_HEADER = 'Form-Token';

/** A token that a public form is sent with: those who have one are not counted with their whole network. */
export const getFormToken = call<{ response: Result<FormToken> }>('getFormToken', {
  method: 'GET',
  path: '/form-token',
  permission: 'public',
});
