import type { ReleaseDocument } from '@portal/platform/release';
import { servedReleasePath } from '@portal/platform/release';
import { parseRelease } from '@portal/release/documents/schemas';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const timeoutMs = 10_000;

const served = Compile(
  Type.Object({
    environment: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
    shellManifest: Type.Object({}),
    settings: Type.Object({ flagUrl: Type.String() }),
  }),
);

/** Codes of certificates that this machine does not trust, as Node and OpenSSL name them. */
const untrusted = /CERT|VERIFY_LEAF_SIGNATURE/;

/** @throws with the address, when nobody answers there, or nobody who is known to be the portal */
export const askPortal = async (origin: string, path: string, init: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(origin + path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { message, cause } = error as Error;
    const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException;
    const why = cause instanceof Error ? cause.message || code : message;
    if (untrusted.test(code))
      throw new Error(
        `The certificate of ${origin} is not trusted here: ${why}. If a private authority signed it, name that one's: NODE_EXTRA_CA_CERTS=<file>.`,
      );
    throw new Error(`Nobody answers at ${origin}: ${why}.`);
  }
};

const jsonOf = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

/** What a portal shows everybody about itself. @throws with a sentence when there is no portal, or it serves nothing */
export const readPortal = async (origin: string) => {
  const answer = await askPortal(origin, servedReleasePath);
  const body = answer.ok ? await jsonOf(answer) : undefined;
  if (!served.Check(body))
    throw new Error(`${origin} is no portal that serves a release: ${servedReleasePath} has none.`);
  return { environment: body.environment, flagUrl: body.settings.flagUrl };
};

/** The release that the portal serves now. @throws with a sentence, when it is of another form than this checkout's */
export const readDeployed = async (origin: string, environment: string): Promise<ReleaseDocument> => {
  const path = `/releases/${environment}/current.json`;
  const body = await jsonOf(await askPortal(origin, path));
  try {
    // Who made it and why is not public.
    return parseRelease(
      JSON.stringify({ ...(body as object), change: { by: 'unknown', reason: 'unknown' } }),
    );
  } catch (error) {
    const mend = 'Check out the version of the sources that the portal runs.';
    throw new Error(
      `${origin + path} is of another form than this checkout reads: ${(error as Error).message}. ${mend}`,
    );
  }
};

/** Reads the portal's release at each call; one that cannot be read leaves the last one in place. */
export const deployedReader = (origin: string, first: ReleaseDocument) => {
  let release = first;
  return async (): Promise<ReleaseDocument> => {
    const now = await readDeployed(origin, first.environment).catch(() => release);
    if (now.sequence !== release.sequence) release = now;
    return release;
  };
};
