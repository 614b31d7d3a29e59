import { Type } from 'typebox';
import { Nothing, operation, result } from '../operation.ts';
import { closed } from '../schema-parts.ts';
import {
  Invitation,
  InvitationInput,
  ResetInput,
  UpdatePasswordInput,
  VerifyResetInput,
} from './auth.schemas.ts';

export const requestReset = operation('requestReset', 'POST /reset', {
  permission: 'public',
  summary: 'Ask for a code to choose a new password',
  description:
    'Mails a code and a link that hold for 15 minutes. The answer is the same, and takes as long, when nobody has this address.',
  body: ResetInput,
  response: Nothing,
  example: { body: { email: 'beneficiary@demo.example' } },
});

export const readInvitation = operation('readInvitation', 'POST /reset/invitation', {
  permission: 'public',
  summary: 'What an invitation stands for',
  description:
    'Who invites, with which role, and until when, for the page that the link of an invitation opens. The invitation ' +
    'stays as it is until `POST /reset/verify` takes it up.',
  body: InvitationInput,
  response: result(Invitation),
  errors: ['invitation_invalid'],
  example: { body: { email: 'amina.bello@example.org', code: 'pAhhtM2yBfQ7mC0W5cN3sV8eExample' } },
});

export const verifyReset = operation('verifyReset', 'POST /reset/verify', {
  permission: 'public',
  summary: 'Choose a new password with a mailed code',
  description:
    'Takes the typed code or the long one of the link, once. Ends every session of the account. Also takes up an invitation.',
  body: VerifyResetInput,
  response: Nothing,
  errors: ['INVALID_RESET_PASSWORD_VERIFICATION', 'weak_password'],
  example: {
    body: { email: 'beneficiary@demo.example', code: '48291375', newPassword: 'A-longer-Phrase-7' },
  },
});

export const updatePassword = operation('updatePassword', 'PUT /updatePassword', {
  permission: 'signed-in',
  summary: 'Change the password',
  description: 'Ends every other session of the account and mails its owner.',
  body: UpdatePasswordInput,
  response: Nothing,
  errors: ['INVALID_PASSWORD', 'weak_password'],
  example: { body: { currentPassword: 'Demo-2026-pass', newPassword: 'A-longer-Phrase-7' } },
});

export const verifyEmail = operation('verifyEmail', 'POST /auth/verify-email', {
  permission: 'public',
  summary: 'Confirm an e-mail address',
  description: 'Confirms the address of a new account with the token of the mailed link.',
  body: closed({ token: Type.String({ minLength: 20, maxLength: 200 }) }),
  response: result(Type.Object({ email: Type.String() })),
  errors: ['verification_invalid'],
  example: { body: { token: 'pAhhtM2yBfQ7mC0W5cN3sV8eExample' } },
});

export const resendVerification = operation('resendVerification', 'POST /auth/resend-verification', {
  permission: 'public',
  summary: 'Mail the confirmation again',
  description: 'Mails the link again; answers the same when there is nothing to confirm.',
  body: ResetInput,
  response: Nothing,
  example: { body: { email: 'ama.owusu@example.org' } },
});
