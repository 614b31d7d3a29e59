import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';
import { useQuery } from './use-query.ts';

const givenLater = <T,>() => {
  let give: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
};

test('what first arrives for a page is shown in a transition: nothing goes until it is whole', async () => {
  const answer = givenLater<string>();
  const part = givenLater<null>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Part = ({ children }: { children: ReactNode }) => {
    use(part.promise);
    return children;
  };
  const Page = () => {
    const { data, isPending } = useQuery({ queryKey: ['page'], queryFn: () => answer.promise });
    return isPending ? 'Loading' : <Part>{data}</Part>;
  };
  const { findByText, queryByText } = render(
    <QueryClientProvider client={client}>
      <Suspense fallback="Part is missing">
        <Page />
      </Suspense>
    </QueryClientProvider>,
  );
  await findByText('Loading');
  answer.give('One');
  await expect.poll(() => client.getQueryData(['page'])).toBe('One');
  await findByText('Loading');
  expect(queryByText('Part is missing')).toBeNull();
  part.give(null);
  await findByText('One');
});

test('what was read is fresh for 3 minutes, kept for 10 and read again every 6, and nothing is tried twice', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 180_000,
    gcTime: 600_000,
    refetchInterval: 360_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  expect(mutations?.retry).toBe(false);
});
