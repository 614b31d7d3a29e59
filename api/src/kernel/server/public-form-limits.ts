import type { Deps } from '../deps.ts';
import type { MaybeCaller } from '../http/caller.ts';
import { readFormToken } from '../http/form-token.ts';
import { HOUR, type LimitOf, networkOf, perAddress, shortHash } from '../http/limiter.ts';

/** How often a public form may be sent within an hour. Only what was accepted counts. */
export interface FormLimits {
  name: string;
  /** By one person: who is signed in, else an e-mail address with a form token. */
  perPerson: number;
  /** With one form token, whatever the address. */
  perToken: number;
  /** By a network, of what comes without a form token. */
  withoutToken: number;
  /** By a network, of all that comes from people who are not signed in. */
  perNetwork: number;
}

export const formLimits = (name: string): FormLimits => ({
  name,
  perPerson: 10,
  perToken: 20,
  withoutToken: 30,
  perNetwork: 300,
});

const limitsOf = (
  { secrets }: Deps,
  { name, perPerson, perToken, withoutToken, perNetwork }: FormLimits,
  { actor, meta }: MaybeCaller,
  { email, token }: { email: string | undefined; token: string | undefined },
): LimitOf[] => {
  const limit = (part: string, max: number, who: string): LimitOf => ({
    limit: perAddress(`${name}-${part}`, max, HOUR),
    who,
  });
  if (actor) return [limit('person', perPerson, actor.id)];
  const network = networkOf(meta.ip);
  const all = limit('network', perNetwork, network);
  const id = token === undefined ? undefined : readFormToken(secrets.codes, token, meta.ip);
  if (id === undefined) return [all, limit('tokenless', withoutToken, network)];
  const person = shortHash(`${email?.trim().toLowerCase() ?? ''} ${id}`);
  return [all, limit('token', perToken, id), limit('person', perPerson, person)];
};

/** What fails is not counted. @throws Problem too_many_requests, beside what the work throws. */
export const withinFormLimits = async <T>(
  deps: Deps,
  limits: FormLimits,
  by: MaybeCaller,
  sent: { email: string | undefined; token: string | undefined },
  work: () => Promise<T>,
): Promise<T> => {
  const taken: LimitOf[] = [];
  try {
    for (const one of limitsOf(deps, limits, by, sent)) {
      await deps.limiter.take(one.limit, one.who);
      taken.push(one);
    }
    return await work();
  } catch (error) {
    for (const { limit, who } of taken) await deps.limiter.giveBack(limit, who);
    throw error;
  }
};
