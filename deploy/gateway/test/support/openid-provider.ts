import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Account {
  email: string;
  email_verified: boolean;
}

interface RunningProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in there from now on; `undefined`: the person refuses. */
  person: Account | undefined;
  close: () => Promise<void>;
}

interface ProviderOptions {
  /** The address is in the ID token, too; else it is given with the person's data alone. */
  inToken?: boolean;
  port?: number;
}

/** An OpenID provider on this machine whose person agrees at once. */
export const openProvider = async (
  returnTo: string,
  { inToken = false, port = 0 }: ProviderOptions = {},
): Promise<RunningProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['release-console', 'a-secret-of-the-tests'];
  const running: RunningProvider = {
    issuer,
    clientId,
    clientSecret,
    person: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [returnTo],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !inToken,
    cookies: { keys: ['of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/agree/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        ...(JSON.parse(Buffer.from(accountId, 'base64url').toString()) as Account),
      }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/agree/')) return void answer(request, response);
    const result = running.person
      ? {
          login: {
            accountId: Buffer.from(JSON.stringify(running.person)).toString('base64url'),
            remember: false,
          },
        }
      : { error: 'access_denied', error_description: 'The person refused.' };
    void provider.interactionFinished(request, response, result);
  });
  return running;
};
