import { call, queryClient, useQuery, useUser } from '@portal/platform';
import type { Waiting } from '@portal/platform/area';
import { useEffect } from 'react';
import { useContributions } from '../navigation/contributions-context.ts';
import { entriesOf, type MenuEntry, menuFor } from '../navigation/workspace-menu.ts';

const QUIET_MS = 2_000;

/** A remote may name what this API does not answer, or the person may not read. */
const numberAt = (answer: unknown, path: string): number => {
  const found = path.split('.').reduce((value: unknown, name): unknown => Object(value)[name], answer);
  return typeof found === 'number' ? found : 0;
};

/** The entries of the person's menu at which something waits, and how much; without those that cannot be read. */
export const useWaiting = (): (MenuEntry & { count: number })[] => {
  const user = useUser();
  const { sidebar } = useContributions();
  const entries = user ? entriesOf(menuFor(user, sidebar)) : [];
  const paths = [...new Set(entries.flatMap(({ waiting }) => waiting?.path ?? []))];
  const { data: answers, refetch } = useQuery({
    queryKey: ['sidebar', 'waiting', ...paths],
    queryFn: ({ signal }) =>
      Promise.all(
        paths.map((path) =>
          call({ id: 'waiting', method: 'GET', path }, { signal, background: true }).catch(() => null),
        ),
      ),
    meta: { silent: true },
  });
  // Whatever the person did may have been what waited. What is typed is saved many times in a row.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetch({ cancelRefetch: false }), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
  const countOf = ({ path, counts }: Waiting): number =>
    counts.reduce((sum, at) => sum + numberAt(answers?.[paths.indexOf(path)], at), 0);
  return entries
    .map((entry) => ({ ...entry, count: entry.waiting ? countOf(entry.waiting) : 0 }))
    .filter(({ count }) => count > 0);
};
