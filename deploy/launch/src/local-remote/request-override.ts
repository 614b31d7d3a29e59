import { parseIssued } from '@portal/release/signing/override';
import { askPortal } from './read-portal.ts';

const api = '/releases/console/api/';

const reasonsOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json().catch(() => ({}))) as { reasons?: unknown };
  return Array.isArray(body.reasons) ? body.reasons.join(' ') : `It answers ${answer.status}.`;
};

/**
 * Asks a portal for an override with somebody's token of its release console. @throws with the portal's own
 * sentence, when they may not
 */
export const requestOverride = async (origin: string, token: string, area: string) => {
  const send = async (path: string, init: RequestInit, headers: Record<string, string> = {}) => {
    const answer = await askPortal(origin, api + path, {
      ...init,
      headers: { ...headers, ...(init.body != null && { 'content-type': 'application/json' }) },
    });
    if (!answer.ok) throw new Error(`${origin} refuses: ${await reasonsOf(answer)}`);
    return answer;
  };
  const session = await send('session', { method: 'POST', body: JSON.stringify({ token }) });
  // An ingress may add one of its own, which leads back to the gateway that began the session.
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  try {
    const answer = await send('override', { method: 'POST', body: JSON.stringify({ area }) }, { cookie });
    return parseIssued(await answer.json());
  } finally {
    // The session was for this one question.
    await send('session', { method: 'DELETE' }, { cookie }).catch(() => undefined);
  }
};
