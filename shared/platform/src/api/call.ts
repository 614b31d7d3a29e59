import type { Call, Wire } from '@portal/contracts';
import { isApiError } from './api-error.ts';
import { askIdentity } from './identity-question.ts';
import { clientError, parse, type RequestOptions, send } from './request.ts';

type Shared = Pick<RequestOptions, 'signal' | 'background' | 'idempotencyKey' | 'headers'>;

/** A part that may be left out when every field of it may. */
type Part<K extends string, T> = object extends T ? { [P in K]?: T } : { [P in K]: T };

type PartOf<W, K extends 'params' | 'query' | 'body'> =
  W extends Record<K, infer T extends object> ? Part<K, T> : { [P in K]?: never };

/** What a call needs from its caller, as its contract says. */
type CallOptions<W extends Wire> = Shared & PartOf<W, 'params'> & PartOf<W, 'query'> & PartOf<W, 'body'>;

export type CallArguments<W extends Wire> =
  Partial<CallOptions<W>> extends CallOptions<W> ? [options?: CallOptions<W>] : [options: CallOptions<W>];

const callOnce = <W extends Wire>(
  descriptor: Call<W>,
  ...[options]: CallArguments<W>
): Promise<W['response']> =>
  send<W['response']>(descriptor, options ?? {}, 'application/json', async (response, token) => {
    if (response.status === 204) return undefined;
    const body = parse(await response.text());
    if (typeof body !== 'object' || body === null) throw clientError('bad_response', token, response.status);
    return body;
  });

/** With its envelope. Where the API first wants to know who is there, the person is asked. @throws ApiError */
export const call = async <W extends Wire>(
  descriptor: Call<W>,
  ...options: CallArguments<W>
): Promise<W['response']> => {
  try {
    return await callOnce(descriptor, ...options);
  } catch (error) {
    const mustConfirm = isApiError(error) && error.code === 'reauthentication_required';
    if (!mustConfirm || !(await askIdentity())) throw error;
    return callOnce(descriptor, ...options);
  }
};
