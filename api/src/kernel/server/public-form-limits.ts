import type { Deps } from '../deps.ts';
import type { MaybeCaller } from '../http/caller.ts';
import { readFormToken } from '../http/form-token.ts';
import { HOUR, type LimitOf, networkOf, perAddress, shortHash } from '../http/limiter.ts';

// How often a public form may be sent within an hour. Only what was accepted counts.
/** By one person: who is signed in, else an e-mail address with a form token. */
const PER_PERSON = 10;
/** With one form token, whatever the address. */
const PER_TOKEN = 20;
/** By a network, of what comes without a form token. */
const WITHOUT_TOKEN = 30;
/** By a network, of all that comes from people who are not signed in. */
const PER_NETWORK = 300;

const limitsOf = (
  { secrets }: Deps,
  form: string,
  { actor, meta }: MaybeCaller,
  { email, token }: { email: string | undefined; token: string | undefined },
): LimitOf[] => {
  const limit = (part: string, max: number, who: string): LimitOf => ({
    limit: perAddress(`${form}-${part}`, max, HOUR),
    who,
  });
  if (actor) return [limit('person', PER_PERSON, actor.id)];
  const network = networkOf(meta.ip);
  const all = limit('network', PER_NETWORK, network);
  const id = token === undefined ? undefined : readFormToken(secrets.codes, token, meta.ip);
  if (id === undefined) return [all, limit('tokenless', WITHOUT_TOKEN, network)];
  const person = shortHash(`${email?.trim().toLowerCase() ?? ''} ${id}`);
  return [all, limit('token', PER_TOKEN, id), limit('person', PER_PERSON, person)];
};

/** What fails is not counted. @throws Problem too_many_requests, beside what the work throws. */
export const withinFormLimits = async <T>(
  deps: Deps,
  form: string,
  by: MaybeCaller,
  sent: { email: string | undefined; token: string | undefined },
  work: () => Promise<T>,
): Promise<T> => {
  const taken: LimitOf[] = [];
  try {
    for (const one of limitsOf(deps, form, by, sent)) {
      await deps.limiter.take(one.limit, one.who);
      taken.push(one);
    }
    return await work();
  } catch (error) {
    for (const { limit, who } of taken) await deps.limiter.giveBack(limit, who);
    throw error;
  }
};
