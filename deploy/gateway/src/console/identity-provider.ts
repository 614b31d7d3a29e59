import * as client from 'openid-client';
import { type Static, Type } from 'typebox';

/** An OpenID provider at which people of the console may sign in. */
export interface ProviderSettings {
  /** https, or http on this machine. */
  issuer: string;
  clientId: string;
  /** Absent: the gateway is a public client there. */
  clientSecret?: string | undefined;
}

const text = Type.String({ minLength: 1, maxLength: 500 });

/** What the browser keeps while its person is at the provider; `to` is the address of the page that was asked for. */
export const pendingSignIn = Type.Object({ state: text, nonce: text, verifier: text, to: text });

type PendingSignIn = Static<typeof pendingSignIn>;

/** Why somebody who comes back from the provider is not signed in; the pages have a sentence for each. */
export type SignInFault = 'cancelled' | 'stale' | 'unreachable' | 'unverified' | 'unknown';

export class SignInFailed extends Error {
  readonly fault: SignInFault;

  constructor(fault: SignInFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The authorization code flow with PKCE of OpenID Connect Core 1.0. `returnTo` is registered at the provider. */
export const identityProvider = (settings: ProviderSettings, returnTo: string) => {
  const { clientId, clientSecret } = settings;
  const issuer = new URL(settings.issuer);
  let known: Promise<client.Configuration> | undefined;

  const discovered = async (): Promise<client.Configuration> => {
    known ??= client.discovery(issuer, clientId, clientSecret, undefined, {
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    });
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw new SignInFailed('unreachable', `${issuer.href} does not answer: ${messageOf(error)}`);
    }
  };

  return {
    /** Its host, for the button. */
    name: issuer.host,
    /** @returns where the browser goes, and what it keeps. @throws SignInFailed when the provider does not answer */
    begin: async (to: string) => {
      const configuration = await discovered();
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        to,
      };
      const address = client.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo,
        scope: 'openid email',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { address, pending };
    },
    /** @returns the address that the provider has verified, and its own id of the person. @throws SignInFailed */
    finish: async (cameBackTo: URL, { state, nonce, verifier }: PendingSignIn) => {
      const configuration = await discovered();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await client.authorizationCodeGrant(configuration, cameBackTo, checks).catch((error) => {
        const isRefused =
          error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
        throw new SignInFailed(isRefused ? 'cancelled' : 'stale', messageOf(error));
      });
      const inToken = tokens.claims();
      const subject = inToken?.sub ?? '';
      // A provider may keep the address out of the token and give it when asked for the person.
      const claims =
        inToken?.email === undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, subject).catch((error) => {
              throw new SignInFailed('unreachable', messageOf(error));
            })
          : inToken;
      if (typeof claims.email !== 'string' || claims.email_verified !== true)
        throw new SignInFailed('unverified', `${subject} has no verified e-mail address at ${issuer.host}.`);
      return { email: claims.email, subject };
    },
  };
};

export type IdentityProvider = ReturnType<typeof identityProvider>;
