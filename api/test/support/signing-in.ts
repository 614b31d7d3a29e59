import { MANAGER } from '@portal/contracts';
import { login, verifyMfa } from '@portal/contracts/identity/sign-in';
import type { Reply, TestClient } from './client.ts';
import { madePassword } from './make-users.ts';
import type { TestPortal } from './portal.ts';

/** A code that is certainly another one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Signing in as a browser does it, for tests of just that; others use `portal.as`. */
export const signingIn = (portal: TestPortal) => {
  const signIn = (email: string, password = madePassword, headers: Record<string, string> = {}) =>
    portal.visitor.call(login, { body: { email, password }, headers });

  const codeMailedTo = async (email: string): Promise<string> => {
    const mail = (await portal.mails()).find(({ to }) => to === email);
    return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? 'no code';
  };

  /** The client that a browser would be after this answer. */
  const signedInBy = (reply: Reply<{ data: { access_token: string } }>): TestClient =>
    portal.client({
      authorization: `Bearer ${reply.body.data.access_token}`,
      cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
    });

  /** A manager between the two steps. */
  const challenge = async () => {
    const manager = await portal.make.user({ role: MANAGER });
    const reply = await signIn(manager.email);
    return {
      manager,
      reply,
      mfaToken: reply.problem?.mfa_token ?? '',
      code: await codeMailedTo(manager.email),
    };
  };

  const enter = (mfaToken: string, mfaCode: string) =>
    portal.visitor.call(verifyMfa, { body: { mfaToken, mfaCode } });

  return { signIn, codeMailedTo, signedInBy, challenge, enter };
};
