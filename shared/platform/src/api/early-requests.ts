import { type EarlyRequest, earlyRequestsName } from '../release/before-hydration.ts';

/** An older answer belongs to an earlier page. */
const longestMs = 30_000;

const all = (): Map<string, EarlyRequest> | undefined => {
  const asked: unknown = typeof window === 'undefined' ? undefined : Reflect.get(window, earlyRequestsName);
  return asked instanceof Map ? asked : undefined;
};

/** The answer to a request that the gateway's script sent before the app ran: for the same person and language, given once. */
export const takeEarlyAnswer = (
  address: string,
  token: string | null,
  language: string,
): Promise<Response> | undefined => {
  const asked = all()?.get(address);
  all()?.delete(address);
  const isSame = asked?.token === token && asked?.language === language;
  return asked && isSame && performance.now() - asked.at < longestMs ? asked.answer : undefined;
};

/** After a change the answers that were requested before it are stale. */
export const forgetEarlyRequests = (): void => all()?.clear();
