import { type AskedAhead, askedAhead } from '../release/before-take-over.ts';

/** What is older was not asked for the page that stands now. */
const longestMs = 30_000;

const all = (): Map<string, AskedAhead> | undefined => {
  const asked: unknown = typeof window === 'undefined' ? undefined : Reflect.get(window, askedAhead);
  return asked instanceof Map ? asked : undefined;
};

/** The answer to what the page itself has asked at this address for the same person and language; once. */
export const takeAskedAhead = (
  address: string,
  token: string | null,
  language: string,
): Promise<Response> | undefined => {
  const asked = all()?.get(address);
  all()?.delete(address);
  const isSame = asked?.token === token && asked?.language === language;
  return asked && isSame && performance.now() - asked.at < longestMs ? asked.answer : undefined;
};

/** What was asked before a change does not know it. */
export const forgetAskedAhead = (): void => all()?.clear();
