import type { Call, Wire } from '@portal/contracts';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type CallArguments, call } from '../api/call.ts';

interface WithData extends Wire {
  response: { data: unknown };
}

/** The call as what reads for a query: its request ends when nobody waits for the answer any more. */
const reading =
  <W extends Wire>(descriptor: Call<W>, ...[options]: CallArguments<W>) =>
  ({ signal }: { signal: AbortSignal }): Promise<W['response']> =>
    call(descriptor, ...([{ ...options, signal }] as unknown as CallArguments<W>));

/** The data of a call, without its envelope. */
export const dataQuery = <W extends WithData>(
  queryKey: QueryKey,
  descriptor: Call<W>,
  ...options: CallArguments<W>
) => {
  const read = reading(descriptor, ...options);
  return queryOptions({
    queryKey,
    queryFn: async (context): Promise<W['response']['data']> => (await read(context)).data,
  });
};

/** A page of a list with its totals; the page before stays until it is there. */
export const pageQuery = <W extends Wire>(
  queryKey: QueryKey,
  descriptor: Call<W>,
  ...options: CallArguments<W>
) => queryOptions({ queryKey, queryFn: reading(descriptor, ...options), placeholderData: keepPreviousData });
